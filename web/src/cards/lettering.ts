/** How wide words are set in the bold type of names, about, in the size of the type: there are narrow and broad letters. */
export function emsOf(words: string): number {
  const of = (letters: RegExp): number => words.match(letters)?.length ?? 0;
  return 0.56 * words.length - 0.24 * of(/[fijlrt '’.,-]/g) + 0.28 * of(/[mw]/gi) + 0.06 * of(/\p{Lu}/gu);
}

/** In how many lines of a width words are set; one that is longer than a line takes more than there can be. */
export function linesOf(words: string, width: number): number {
  let lines = 1;
  let line = "";
  for (const word of words.split(/(?<=[ -])/)) {
    if (emsOf(word.trimEnd()) > width) return Infinity;
    if (emsOf((line + word).trimEnd()) > width) {
      lines += 1;
      line = word;
    } else line += word;
  }
  return lines;
}
