/** Fields side by side on the stage of the harvest, as large as their number lets them be. */

import type { Farm } from "../lib/view";
import type { Crop } from "./field";
import { AHEAD } from "./fieldAhead";
import { cropOn } from "./gridFarm";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place that one of them has, its upper left corner at (x, y). */
export interface Plot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** No field is wider than this. */
const WIDEST = 184;
/** How much of its place a field takes in each direction. */
const FILLED = 0.94;

/** So many fields within an area, row by row. */
export function laid(number: number, { x, y, width, height }: Area): Plot[] {
  const high = AHEAD.height / AHEAD.width;
  const fitting = (columns: number): number =>
    Math.min(WIDEST, width / columns, height / Math.ceil(number / columns) / high);
  let columns = 1;
  for (let more = 2; more <= number; more++) if (fitting(more) > fitting(columns)) columns = more;
  const size = fitting(columns);
  const rows = Math.ceil(number / columns);
  const wide = width / columns;
  const top = y + (height - rows * size * high) * 0.4;
  return Array.from({ length: number }, (_, at) => ({
    x: x + (at % columns) * wide + (wide - size * FILLED) / 2,
    y: top + Math.floor(at / columns) * size * high,
    width: size * FILLED,
    height: size * high * FILLED,
  }));
}

/** What stands on each field of a farm. */
export function fieldsOf(farm: Farm): (Crop | null)[] {
  if (farm.yard === "grid") return Object.values(farm.fields).map(cropOn);
  return farm.fields.map((left) => (left > 0 ? { kind: "grain", left } : null));
}
