/** What a card does, with a drawing in place of the word wherever goods are counted: "2 wood" as a 2 and its drawing. */

import { GOODS, type Good } from "../lib/view";

/** Some words of a gist, or a good: how much of it stands before its drawing, and the word that it stands for. */
export interface Piece {
  text: string;
  good?: Good;
  word?: string;
}

/** The words of a language for goods: which good each is, and how to find them in a gist. */
export interface GoodsWords {
  goods: ReadonlyMap<string, Good>;
  found: RegExp;
  /** Any of them, wherever it stands. */
  any: RegExp;
}

type Say = (id: string, params?: { n: number }) => string | null;

/** In what forms the messages have them, and amounts that between them ask for every plural that a language has. */
const CASES = ["", ".acc", ".gen"];
const AMOUNTS = [1, 2, 5];

/**
 * The words for goods as the messages say them; `say` gives a message, or null where there is none.
 *
 * Without a number a word is drawn only where it stands alone: in "wood spaces" it says which spaces. And in
 * "1 clay room" it is no good that is counted.
 */
export function wordsOf(say: Say): GoodsWords {
  const goods = new Map<string, Good>();
  for (const good of GOODS)
    for (const id of [`good-${good}`, `count-${good}`]) for (const word of formsOf(id, say)) goods.set(word, good);
  const any = anyOf([...goods.keys()]);
  const room = `(?!\\s(?:${anyOf(formsOf("count-rooms", say))})(?!\\p{L}))`;
  const found = new RegExp(
    `(?<=^|[^\\p{L}\\d])(?<n>\\d+(?:,\\s\\d+)*)\\s(?<counted>${any})(?![\\p{L}-])${room}` +
      `|(?<=^|[,:;]\\s)(?<alone>${any})(?=[,:;]|$)`,
    "giu",
  );
  return { goods, found, any: new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, "iu") };
}

/** A counted thing in every form, without its number. */
function formsOf(id: string, say: Say): string[] {
  const said = CASES.flatMap((one) => AMOUNTS.map((n) => say(`${id}${one}`, { n })));
  return said.flatMap((words) => words?.replace(/\d+/, "").trim().toLowerCase() || []);
}

/** A pattern for any of some words; none for no words. */
function anyOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return longestFirst.map((word) => word.replaceAll(/\s/g, "\\s")).join("|") || "(?!)";
}

/** A gist in pieces. */
export function piecesOf(gist: string, { goods, found, any }: GoodsWords): Piece[] {
  // A list is drawn as a whole or not at all.
  const drawsAll = !any.test(gist.replaceAll(found, ""));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: whole, index, groups = {} } of gist.matchAll(found)) {
    const word = groups["counted"] ?? (drawsAll ? groups["alone"] : undefined);
    const good = goods.get(word?.toLowerCase().replaceAll(/\s/g, " ") ?? "");
    if (word === undefined || good === undefined) continue;
    if (index > at) pieces.push({ text: gist.slice(at, index) });
    pieces.push({ text: groups["n"] ?? "", good, word });
    at = index + whole.length;
  }
  if (at < gist.length) pieces.push({ text: gist.slice(at) });
  return pieces;
}
