/** What is lit, and what a veil over the rest leaves out. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The dark line around what is lit. */
const LINE = 2;

/** What of a box lies within another, with the line around it. */
export function within(box: Box, limits: Box): Box {
  const left = Math.max(box.left, limits.left + LINE);
  const top = Math.max(box.top, limits.top + LINE);
  const right = Math.min(box.left + box.width, limits.left + limits.width - LINE);
  const bottom = Math.min(box.top + box.height, limits.top + limits.height - LINE);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** How round the corners of a hole are: as those of a ring. */
const ROUND = 12;

const round = (value: number): number => Math.round(value);

/** What a veil over the page leaves out, as a path of SVG. */
export function holes(boxes: readonly Box[]): string {
  const turn = (x: number, y: number): string => `a${ROUND} ${ROUND} 0 0 1 ${x * ROUND} ${y * ROUND}`;
  const cut = ({ left, top, width, height }: Box): string => {
    const [over, down] = [round(width) - 2 * ROUND, round(height) - 2 * ROUND];
    const sides = `h${over}${turn(1, 1)}v${down}${turn(-1, 1)}h${-over}${turn(-1, -1)}v${-down}${turn(1, -1)}`;
    return `M${round(left) + ROUND} ${round(top)}${sides}z`;
  };
  return `M0 0H9999V9999H0z${boxes.map(cut).join("")}`;
}
