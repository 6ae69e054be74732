/** Which of the layouts fits the screen. */

import { MediaQuery } from "svelte/reactivity";

/** Board, farm, others and hand each have a place of their own. */
export const wide = new MediaQuery("(min-width: 1000px) and (min-height: 561px)");
/** Wide enough for the farms of the others too; below it they are chips. */
export const roomy = new MediaQuery("(min-width: 1101px) and (min-height: 561px)");
/** A tablet held upright: a phone's page, with words beside each other that a phone sets below each other. */
export const upright = new MediaQuery("(min-width: 701px) and (max-width: 999px) and (min-height: 561px)");
/** Whether a lesson dims all but one thing: then nothing speaks of another unless it is asked. */
export function dimmed(): boolean {
  return document.querySelector("[data-dims]") !== null;
}
/** A phone on its side, or a page at 200 %: the farm stays beside what scrolls. */
export const across = new MediaQuery("(max-height: 560px) and (min-width: 641px)");
