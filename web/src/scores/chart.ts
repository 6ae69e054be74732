/** The measures of the chart of points. */

/** Round numbers that span the values, at most about six of them. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => span / one <= 5) ?? Math.ceil(span / 5);
  const first = Math.floor(least / step) * step;
  const found: number[] = [];
  for (let at = first; ; at += step) {
    found.push(at === 0 ? 0 : at);
    if (at >= most) return found;
  }
}

/** Move places on a line apart until they are at least `gap` from each other, in the same order, within 0 and `end`. */
export function spread(places: readonly number[], gap: number, end: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let last = -Infinity;
  for (const one of order) last = one.place = Math.max(one.place, last + gap);
  let next = end + gap;
  for (const one of [...order].reverse()) next = one.place = Math.min(one.place, next - gap);
  const moved: number[] = [];
  for (const one of order) moved[one.index] = one.place;
  return moved;
}
