/** Fields side by side on the stage of the harvest, as large as their number lets them be. */

import type { Farm } from "../lib/view";
import type { Crop } from "./field";
import { cropOn } from "./gridFarm";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The square that one of them has. */
export interface Plot {
  x: number;
  y: number;
  size: number;
}

/** No field is larger than this. */
const LARGEST = 116;

/** So many plots within an area, row by row. */
export function laid(number: number, { x, y, width, height }: Area): Plot[] {
  const fitting = (columns: number): number => Math.min(LARGEST, width / columns, height / Math.ceil(number / columns));
  let columns = 1;
  for (let more = 2; more <= number; more++) if (fitting(more) > fitting(columns)) columns = more;
  const size = fitting(columns);
  const rows = Math.ceil(number / columns);
  const wide = width / columns;
  const top = y + (height - rows * size) * 0.4;
  return Array.from({ length: number }, (_, at) => {
    const row = Math.floor(at / columns);
    return { x: x + (at % columns) * wide + (wide - size) / 2, y: top + row * size, size };
  });
}

/** What stands on each field of a farm. */
export function fieldsOf(farm: Farm): (Crop | null)[] {
  if (farm.yard === "grid") return Object.values(farm.fields).map(cropOn);
  return farm.fields.map((left) => (left > 0 ? { kind: "grain", left } : null));
}
