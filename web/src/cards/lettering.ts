/** How wide words are set in the bold type of names, about, in the size of the type: there are narrow and broad letters. */
export function emsOf(words: string): number {
  const of = (letters: RegExp): number => words.match(letters)?.length ?? 0;
  return 0.56 * words.length - 0.24 * of(/[fijlrt '’.,-]/g) + 0.28 * of(/[mw]/gi) + 0.06 * of(/\p{Lu}/gu);
}
