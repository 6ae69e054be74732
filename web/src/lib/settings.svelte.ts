/** What a person has set, kept in this browser. */

import type { Order } from "../cards/order";
import { language, LANGUAGES } from "./i18n.svelte";
import { store, storedData } from "./store";

const KEY = "agricola.settings";

export interface Choices {
  autoEnd: boolean;
  skipForced: boolean;
  motion: "system" | "on" | "off";
  theme: "system" | "light" | "dark";
  language: string;
  sound: boolean;
  /** How loud sounds are, of 100. */
  volume: number;
  textMode: boolean;
  /** Whether a beginner is told what can be done; it goes away after the first game. */
  guide: boolean;
  /** How the cards of the hand lie. */
  handOrder: Order;
}

function preferred(): string {
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return wanted.find((code) => code in LANGUAGES) ?? "en";
}

function stored(): Choices {
  const defaults: Choices = {
    autoEnd: false,
    skipForced: true,
    motion: "system",
    theme: "system",
    language: preferred(),
    sound: false,
    volume: 60,
    textMode: false,
    guide: true,
    handOrder: "playable",
  };
  return { ...defaults, ...(storedData(KEY) as Partial<Choices> | null) };
}

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  choices: Choices = $state(stored());
  systemQuiet = $state(quiet.matches);
  systemDark = $state(dark.matches);
  /** Whether things may move. */
  moves = $derived(this.choices.motion === "on" || (this.choices.motion === "system" && !this.systemQuiet));
  theme = $derived(this.choices.theme === "system" ? (this.systemDark ? "dark" : "light") : this.choices.theme);

  constructor() {
    quiet.addEventListener("change", () => (this.systemQuiet = quiet.matches));
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
  }

  /** Keep the choices and show them; called whenever one changes. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.theme;
    root.dataset["motion"] = this.moves ? "on" : "off";
    // Where nothing is kept the choices last until the page is left.
    store(KEY, this.choices);
    if (this.choices.language !== language.code) void language.use(this.choices.language);
  }
}

export const settings = new Settings();
