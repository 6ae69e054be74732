/** What of an action space finds room where: its name, what lies there or why not, its scene, and that it is new. */

import { listed, LONG, type Brief } from "../lib/terms";
import type { Space } from "../lib/view";
import type { Sign } from "./deeds";
import { besideOf, LEAST, type Corner } from "./spaceBeside";
import {
  addsAlike,
  gathersGoods,
  isMixed,
  lettersOf,
  linesOf,
  signsOn,
  wideAs,
  wideOfIncome,
  wideOfPile,
  wideOfSigns,
  wrapped,
} from "./spaceLook";
import type { Place } from "./spaceScene";

interface Given {
  space: Space;
  /** What is written on it. */
  name: string;
  /** How high and wide it is drawn, in pixels; 0 until it is known. */
  height: number;
  width: number;
  screen: { upright: boolean; roomy: boolean; wide: boolean };
  /** Why it can't be used, where that is told in place of its goods. */
  why: Brief | undefined;
  /** The words for goods that are short, without the goods. */
  short: string;
  /** Whether it steps back because it can't be used. */
  quiet: boolean;
  suggested: boolean;
  /** The word for a space that has come this round; "" for others. */
  news: string;
}

interface Fit {
  /** What its style depends on. */
  classes: {
    gathers: boolean;
    /** A name of two lines, as letters are counted; one of more lines than one, as they are measured; a long one. */
    two: boolean;
    lined: boolean;
    far: boolean;
    told: boolean;
    wordy: boolean;
    /** Whether why not goes on in the line of the name, or below that begins a line of its own. */
    flows: boolean;
    apart: boolean;
    /** Whether what lies there, and who stands there, stand beside two lines of a name. */
    beside: boolean;
    /** Then: beside the first of them, at the head of the space. */
    headed: boolean;
    /** Then: without what is added each round, which has no room. */
    scant: boolean;
    crowded: boolean;
    high: boolean;
    tall: boolean;
    low: boolean;
    flat: boolean;
    /** The lowest that there are: those of a film on a tablet. */
    least: boolean;
    cornered: boolean;
    /** Whether a line below the name has room above the edge. */
    clear: boolean;
  };
  /** A word that hardly fits into the width of a space, or many of them. */
  long: boolean;
  /** Goods that are short are drawn, the same everywhere. */
  pictured: boolean;
  drawn: Sign[];
  /** What the name runs round in the lower right, where that stands beside it. */
  corner: Corner | undefined;
  /** Where its scene has room. */
  place: Place & { words: number };
  /** How it is told that it is new: its word has no room beside the first line of some names. */
  news: "word" | "corner" | undefined;
}

/** From how many pixels on a third line has room below two of a name. */
const THIRD = 44.5;
/** How far a thing stands from what is added each round, in pixels: touching it, it read as what is added. */
const APART = 1;
/** How wide a letter of a name is at least, on average. */
const CLOSE = 6.6;
/** How wide both edges are together. */
const EDGES = 3;

/** How wide its round is in the lower right corner, or a suggestion. */
const TAG = 28;

/** How wide the words are that say why not. */
function wideOfReason(why: Brief, pictured: boolean, short: string): number {
  if (!pictured) return wideAs({ words: why.text, icons: 0 });
  return wideAs({ words: short, icons: 29 * listed(why.goods).length + (why.what === undefined ? 0 : 20) });
}

export function fitted({ space, name, height, width, screen, why, short, quiet, suggested, news }: Given): Fit {
  const told = why !== undefined;
  const words = name.split(" ");
  /** How many letters a line holds. */
  const line = screen.upright ? 24 : screen.roomy ? Math.max(15, Math.floor((width - 15) / 8)) : 15;
  const two = name.length > line;
  const low = height > 0 && height <= 64;
  const flat = low && height <= 56;
  const tall = height >= 76;
  const pictured = told && listed(why.goods).length > 0;
  const wordy = told && !pictured && why.text.length > LONG;
  /** Two lines hold the name, and there is a third one for why not. */
  const third =
    height > THIRD && linesOf(name, screen.roomy ? 16 : screen.wide ? 17 : Math.max(line, 16)) <= 2 && !wordy;
  /** Else it goes on in the line of the name, so that no line touches another or is cut. */
  const flows = told && two && !third && (flat || (low && wordy));
  /** Four lines have room: then it begins a line of its own. */
  const apart = flows && height >= 62 && linesOf(name, 17) <= 2 && linesOf(why.text, 17) <= 2;
  const gathers = gathersGoods(space);
  const peopled = space.people.length > 0;
  const drawn = signsOn(space);
  const crowded = isMixed(space) || drawn.length > 2;
  /** How wide a usual letter of the name is. */
  const letter = tall ? 8 : two || quiet ? 7.1 : 7.4;
  const wraps = wrapped(name, (width - 15) / letter, lettersOf);
  const lines = wraps.length;
  const widest = Math.max(...wraps) * letter + 14;
  // The lines of a low one begin nearer to its edge and to each other.
  const under = low && lines > 1 ? 13.4 * lines + (flat ? 3 : 5) : (tall ? 16 : 14) * lines + 8;
  /** How far the plate below the name reaches: it hides nothing of the scene but its edge. */
  const plate = ((): number => {
    if (peopled) return 0;
    if (told) return flows || (wordy && !tall) ? width : wideOfReason(why, pictured, short);
    if (gathers) return wideOfPile(space, isMixed(space) || flat ? 17 : 22) || wideOfIncome(space, false);
    return drawn.length > 0 ? wideOfSigns(drawn, flat || crowded ? 17 : 20) + 2 : 0;
  })();
  /** The highest say below their name why not, and above the ground. */
  const said = tall && told ? 14 * linesOf(why.text, (width - 14) / 6.5) + 8 : 0;
  /** People stand at the right edge, or the round of what has not come, and what is there beside them. */
  const crowd = space.people.length * (tall ? 42 : 34) + (space.open || told || suggested ? 0 : TAG);
  /** How far what stands below the name reaches with all that is added. */
  const income = gathers && !told && !tall ? wideOfIncome(space, addsAlike(space, screen.wide)) + 4 : 0;
  const isNews = news !== "" && !peopled;
  // Letters may be narrower than they are reckoned, and then the first line holds a word more.
  const [first = 0] = wrapped(name, (width - 15) / CLOSE, lettersOf);
  // The low, wide spaces of a tablet have hardly room below two lines.
  const aside = besideOf({
    name,
    lines: wraps.map((line) => line * letter),
    letter,
    height,
    width: width - 15,
    people: space.people.length,
    plate,
    income,
    keeps: gathers,
    tag: suggested || !(space.open || told) ? TAG : 0,
  });
  const beside = screen.wide && !screen.roomy && flat && !told && aside.beside;
  // Who stands there leaves the scene its room below the name; plates take its place.
  const instead = beside && !peopled;
  const tagless = beside || flows || first * letter + 14 > width - 18 - 7.2 * news.length;
  const besideGoods = gathers ? Math.max(plate, plate + income + APART) : plate;
  return {
    classes: {
      gathers,
      two,
      lined: lines > 1,
      far: name.length > 12,
      told,
      wordy,
      flows,
      apart,
      beside,
      headed: beside && aside.headed,
      scant: beside && aside.scant,
      crowded,
      high: height > 64,
      tall,
      low,
      flat,
      least: height <= LEAST,
      cornered: isNews && tagless,
      clear: told && !flows && (lines === 1 || height >= 51),
    },
    long: name.length > 24 || words.some((word) => word.length >= 14),
    pictured,
    drawn,
    corner: beside ? aside.corner : undefined,
    place: {
      width: width - EDGES,
      height: height - EDGES,
      below: instead ? (gathers ? 18 : height) : under + said,
      // The lines of a low one are balanced, and may end further right than where they are full.
      beside: said > 0 || (flat && lines > 1 && !gathers) ? width : widest,
      plate: said > 0 ? 0 : instead ? width : besideGoods,
      // A drawing that looks out behind a row of goods would be one more of them.
      covers: told ? said === 0 && !flows && !wordy : !gathers && !beside && drawn.filter(({ n }) => n > 0).length < 2,
      crowd,
      above: isNews && !tagless ? 18 : 6,
      words: flows || (wordy && !tall) ? height : under + said,
    },
    news: !isNews ? undefined : tagless ? "corner" : "word",
  };
}
