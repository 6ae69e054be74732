/** The names of the drawings that `Icon` knows. */

const NAMES = [
  ...["wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "boar", "cattle"],
  ...["person", "newborn", "stable", "fence", "start", "begging", "bonus", "points", "harvest", "gate"],
  ...["major", "minor", "occupation", "card", "bread", "plow", "sow", "field", "pasture", "unused"],
  ...["house-wood", "house-clay", "house-stone", "bowl-ready", "bowl-empty"],
  ...["tick", "cross", "traveling", "undo", "hint", "clock", "sound", "eye", "menu", "log", "help", "link"],
  ...["computer", "settings", "any", "filter", "paw"],
];

const KNOWN = new Set(NAMES);

/** Other words for the same drawing. */
const ALIASES: Readonly<Record<string, string>> = { room: "house-wood" };

/** The address of a drawing inside the page, or null when there is none of that name. */
export function drawing(name: string): string | null {
  const known = ALIASES[name] ?? name;
  return KNOWN.has(known) ? `#art-${known}` : null;
}

/** Every name that `Icon` can draw. */
export const ICON_NAMES: readonly string[] = NAMES;

/** What a seat is called by one letter. */
export function seatLetter(seat: number): string {
  return "ABCDE"[seat] ?? "?";
}
