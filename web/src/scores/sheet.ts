/** Score sheets side by side. */

import type { Message } from "../lib/schema";
import type { SeatScore } from "../lib/scores";

/** What would bring more points. */
export interface Step {
  explanation: Message;
  /** How many of it are needed; null where what is needed is another kind of it, as rooms of stone. */
  n: number | null;
  /** How many points more. */
  gain: number;
}

export interface Cell {
  points: number;
  explanations: { message: Message; points: number }[];
  /** What just enough for more points would be. */
  next: Step | null;
  /** Whether there is nothing of it, which costs nothing. */
  nothing: boolean;
}

export interface Row {
  category: string;
  /** By seat, in the order of the sheets. */
  cells: Cell[];
}

/** The categories in the order of the sheets; a category of several lines adds them up. */
export function rows(scores: readonly SeatScore[]): Row[] {
  const categories = [...new Set(scores.flatMap((score) => score.lines.map((line) => line.category)))];
  return categories.map((category) => ({
    category,
    cells: scores.map((score) => {
      const lines = score.lines.filter((line) => line.category === category);
      const points = lines.reduce((sum, line) => sum + line.points, 0);
      return {
        points,
        nothing: points === 0 && lines.every((line) => line.explanation["n"] === 0),
        explanations: lines.map((line) => ({ message: line.explanation, points: line.points })),
        next: stepOf(lines[0]),
      };
    }),
  }));
}

/** The step of a line as what it takes and what it adds. */
function stepOf(line: SeatScore["lines"][number] | undefined): Step | null {
  if (!line?.next) return null;
  const { explanation, points } = line.next;
  const n = explanation["n"];
  const more = typeof n === "number" && n !== line.explanation["n"];
  return { explanation, n: more ? n : null, gain: points - line.points };
}

/** What a category is about, as it is drawn. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  fields: "field",
  pastures: "pasture",
  grain: "grain",
  vegetables: "vegetable",
  sheep: "sheep",
  boar: "boar",
  cattle: "cattle",
  "unused spaces": "unused",
  "fenced stables": "stable",
  stables: "stable",
  rooms: "room",
  people: "person",
  begging: "begging",
  cards: "card",
  bonus: "bonus",
};

/** A card without the price that tells two of one name apart: what a card brought is told, not which of them it is. */
export function withoutPrice(card: string): string {
  return card.replace(/ \([^()]*\)(?=$|\s?:)/, "");
}

/** The seats with the most points. */
export function leaders(scores: readonly SeatScore[]): number[] {
  const most = Math.max(...scores.map((score) => score.total));
  return scores.filter((score) => score.total === most).map((score) => score.seat);
}

/** A number of points with a real minus sign. */
export function sign(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
