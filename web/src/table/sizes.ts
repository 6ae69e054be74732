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

/** The width of each small farm, so that all of them fit into a room and are as large as they can be. */
export function sizeOfSmall(number: number, width: number, height: number): number {
  const room = width - 1; // a width on the screen may be rounded up
  let best = 0;
  let across = 0;
  for (let columns = 1; columns <= number; columns++) {
    const rows = Math.ceil(number / columns);
    const down = (height - GAP * (rows - 1)) / rows;
    across = Math.floor((room - GAP * (columns - 1)) / columns);
    let size = across;
    while (size > best && tall(size) > down) size--;
    best = Math.max(best, size);
  }
  // Where the room is too low, one row of them may be scrolled to.
  return Math.min(Math.max(best, Math.min(across, 150)), Math.floor(room * SHARE));
}
