import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/i18n.svelte";
import { renew } from "./lib/reloadWhenRenewed";
import { settings } from "./lib/settings.svelte";
import "./theme.css";

// A part of the page that is loaded late belongs to the page that was opened, not to a newer one.
window.addEventListener("vite:preloadError", () => void renew());
settings.apply();
// The front door comes beside its words: a table has no use for it.
if (location.pathname === "/") void import("./pages/Start.svelte");
// The first words are in the reader's language already, also those of a refusal; better English than no page.
await language.loaded.catch(() => undefined);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
