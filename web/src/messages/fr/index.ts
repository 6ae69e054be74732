import type { Told } from "../../lib/i18n.svelte";
import engine from "./engine.json";
import farm from "./farm.json";
import page from "./page.json";
import family from "./told/family.json";
import majors from "./told/majors.json";
import minors from "./told/minors.json";
import occupations from "./told/occupations.json";
import original from "./told/original.json";
import refusals from "./told/refusals.json";
import words from "./told/words.json";

export const messages: Record<string, string> = { ...page, ...farm, ...engine };
export const told: Told = {
  cards: { ...majors, ...minors, ...occupations, ...original, ...family },
  words,
  refusals,
};
