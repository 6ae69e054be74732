/** Where what is on a low space of a tablet stands beside its name: below two lines of that it would touch them. */

import { lettersOf, wrapped } from "./spaceLook";

interface Given {
  name: string;
  /** How wide each of its lines is where nothing stands beside them, in pixels, and a usual letter of it. */
  lines: readonly number[];
  letter: number;
  /** How high the space is, and how wide within. */
  height: number;
  width: number;
  /** How many people stand there. */
  people: number;
  /** How wide what lies there is, or the signs of what it does. */
  plate: number;
  /** The same of what is added each round, behind it. */
  income: number;
  /** Whether what lies there always stands in the lower corner. */
  keeps: boolean;
  /** How wide its round or a suggestion in that corner is; 0 for none. */
  tag: number;
}

/** What a name runs round, in pixels. */
export interface Corner {
  width: number;
  height: number;
}

interface Beside {
  beside: boolean;
  /** Whether it stands beside the first line, where it has no room beside the last one. */
  headed: boolean;
  /** Whether what is added each round has no room there. */
  scant: boolean;
  corner: Corner;
}

/** How high the lowest spaces are: those of a film on a tablet. */
export const LEAST = 43;
/** Up to what height signs have no room below two lines without touching them. */
const TWO = 47;
/** How large a person is drawn on a space, and in which part of that beside a name. */
const PERSON = { width: 27, height: 39 };
const SMALL = { one: 0.68, many: 0.6 };
/** How high a plate is, and how far the name keeps from it. */
const PLATE = 19;
const APART = 3;

export function besideOf(given: Given): Beside {
  const { name, lines, letter, height, width, people, plate, income, keeps, tag } = given;
  const wide = width - APART;
  if (people > 0) {
    const small = people > 1 || height <= LEAST ? SMALL.many : SMALL.one;
    const corner = { width: people * PERSON.width * small + APART, height: PERSON.height * small };
    const ends = lines.length > 1 || Math.max(...lines) + corner.width > wide;
    return { beside: ends, headed: false, scant: false, corner };
  }
  const fits = (taken: number): boolean => {
    const [, last = 0, ...more] = wrapped(name, [width / letter, (wide - taken) / letter], lettersOf);
    return more.length === 0 && last * letter <= wide - taken;
  };
  return {
    beside: lines.length > 1 && (keeps || height <= TWO),
    headed: !keeps && !fits(plate + tag),
    scant: keeps && !fits(plate + income + tag),
    corner: { width: plate, height: PLATE },
  };
}
