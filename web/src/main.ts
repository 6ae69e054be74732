import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";
import "./theme.css";

settings.apply();
// The first words are in the reader's language already, also those of a refusal; better English than no page.
await language.loaded.catch(() => undefined);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
