/** The drawing board: components with sample positions, for those who draw. `npm run dev`, then /dev/; never built. */

import { mount } from "svelte";
import Board from "./Board.svelte";
import "../src/theme.css";

const target = document.getElementById("app");
const wanted = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";
if (target !== null) mount(Board, { target, props: { wanted } });
