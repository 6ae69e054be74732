import engine from "./engine.json";
import farm from "./farm.json";
import page from "./page.json";

const messages: Record<string, string> = { ...page, ...farm, ...engine };
export default messages;
