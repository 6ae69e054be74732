/** How large things are drawn where the room for them differs. */

/** The height of a drawn farmyard to its width. */
const SLOPE = 320 / 520;
/** The name above a small farm, a line of goods below it, the width that most goods need, and the gap between two. */
const NAME = 26;
const LINE = 21;
const GOODS = 340;
const GAP = 8;
/** The other farms stay smaller than one's own. */
const SHARE = 0.8;

/** The height of a small farm with its name and goods. */
function tall(width: number): number {
  return width * SLOPE + NAME + LINE * Math.ceil(GOODS / width);
}

/** How many small farms stand in a row and how wide each is, so that all fit into a room as large as they can be. */
export function smallFarms(number: number, width: number, height: number): { columns: number; width: number } {
  const room = width - 1; // a width on the screen may be rounded up
  const best = { columns: Math.max(1, number), width: 0 };
  let across = 0;
  for (let columns = 1; columns <= number; columns++) {
    const rows = Math.ceil(number / columns);
    const down = (height - GAP * (rows - 1)) / rows;
    across = Math.floor((room - GAP * (columns - 1)) / columns);
    let size = across;
    while (size > best.width && tall(size) > down) size--;
    if (size > best.width) Object.assign(best, { columns, width: size });
  }
  // Where the room is too low, one row of them may be scrolled to.
  const least = Math.min(across, 150);
  if (best.width < least) Object.assign(best, { columns: number, width: least });
  return { ...best, width: Math.min(best.width, Math.floor(room * SHARE)) };
}
