/** How wide words are set in the bold type of names, about, in the size of the type: there are narrow and broad letters. */
export function emsOf(words: string): number {
  const of = (letters: RegExp): number => words.match(letters)?.length ?? 0;
  return 0.56 * words.length - 0.24 * of(/[fijlrt '’.,-]/g) + 0.28 * of(/[mw]/gi) + 0.06 * of(/\p{Lu}/gu);
}

/** How wide a name is when it is set in two lines, as evenly as its words allow. */
export function emsInTwoLines(name: string): number {
  const words = name.match(/[^ -]+[ -]?/g) ?? [];
  const ways = words.map((_, at) => [words.slice(0, at), words.slice(at)].map((line) => emsOf(line.join("").trim())));
  return Math.min(emsOf(name), ...ways.map((lines) => Math.max(...lines)));
}

/** How many lines of such a width words take. */
export function linesIn(words: string, width: number): number {
  let lines = 1;
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && emsOf(longer) > width) [lines, line] = [lines + 1, word];
    else line = longer;
  }
  return lines;
}
