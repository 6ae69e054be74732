import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import "./theme.css";

settings.apply();
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
