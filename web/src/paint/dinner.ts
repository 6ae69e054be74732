/** The family at its table on a harvest evening, 470 high: a bowl for each food that is owed, and who fills it. */

import { seatLetter } from "../art/icons";
import type { Bowl } from "./bowls";
import { drawHouse, plan, type Material, type Rooms } from "./house";
import { LINE, personWithFace, scatter, short, use } from "./svg";

/** So many bowls stand side by side. */
const ONE_ROW = 6;
/** How wide a bowl is at most. */
const BOWL = 74;

export interface People {
  adults: number;
  newborns: number;
}

export const HEIGHT = 470;
/** How wide it may be: narrower where its place is. */
export const WIDTH = { least: 440, most: 600 };

/** The evening sky with hills and trees, in a width and with the horizon at a height; the sun sets at `sun`. */
export function evening(width: number, height: number, horizon: number, sun: number): string {
  const next = scatter(12);
  const hills = (up: number, wave: number, fill: string): string =>
    `<path d="M0 ${horizon - up}Q${short(width * 0.18)} ${horizon - up - wave} ${short(width * 0.43)} ${horizon - up - wave * 0.3}T${width} ${horizon - up - wave * 0.6}V${height}H0Z" fill="${fill}"/>`;
  let drawn =
    `<rect width="${width}" height="${height}" fill="url(#art-dusk)"/>` +
    // It sets: its lower edge is behind the hills.
    ["glow", "setting"]
      .map((paint, at) => {
        const r = at === 0 ? short(Math.min(230, horizon * 0.95)) : 44;
        return `<circle cx="${short(sun)}" cy="${horizon - 68}" r="${r}" fill="url(#art-${paint})"/>`;
      })
      .join("") +
    use("cloud", width * 0.02, horizon * 0.5, 120, 42, 'opacity=".45"') +
    use("cloud", width * 0.56, horizon * 0.36, 96, 34, 'opacity=".4"') +
    use("cloud", width * 0.9, horizon * 0.62, 80, 28, 'opacity=".35"') +
    hills(36, 52, "var(--art-dusk-hill)") +
    hills(12, 38, "var(--art-dusk-wood)");
  for (let x = next() * 20; x < width; x += 48)
    drawn += use(next() < 0.5 ? "tree" : "fir", x, horizon - 46 + next() * 8, 20, 26);
  drawn += hills(-8, 24, "var(--art-meadow)") + `<g opacity=".2">${hills(-8, 24, "#f0a63c")}</g>`;
  // Grass in one stroke: as many drawings of the sprite would take longer than all the rest.
  let grass = "";
  for (let n = 0; n < width / 18; n++) {
    const [kind, x, y] = [next(), next() * width, horizon + 14 + next() * (height - horizon - 30)];
    if (kind < 0.75)
      grass += `M${short(x + 7)} ${short(y + 12)}q-1-5-4.300-7.700m4.300 7.700q0-7 .4-10.300m-.4 10.300q1-5 4.300-7`;
    else drawn += use("flower", x, y, 14, 12);
  }
  drawn += `<path d="${grass}" stroke="var(--art-meadow-deep)" stroke-width="1.4" fill="none" stroke-linecap="round"/>`;
  return drawn;
}

/** The house that a family has built. */
export interface Home {
  material: Material;
  rooms: Rooms;
}

/** That house between a tree and a fir, as large as a box lets it be; the middle of its foot stands at (x, foot). */
export function home(
  { material, rooms }: Home,
  seat: number,
  x: number,
  foot: number,
  box: readonly [number, number],
): string {
  // In a row, as far as there is room: behind each other they would be a tower among the people.
  const many = typeof rooms === "number" ? rooms : rooms.length;
  const all = plan(many > 5 ? rooms : many);
  const columns = all.map(({ column }) => column);
  const [back, front] = [all[0]?.row ?? 0, all.at(-1)?.row ?? 0];
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const scale = Math.min(1.2, box[0] / (right - left) / 100, box[1] / (front + 1 - back) / 100);
  const half = (right - left) * 50 * scale;
  const at = `${short(x - half - left * 100 * scale)} ${short(foot - (front * 100 + 86) * scale)}`;
  return (
    use("tree", x - half - 62, foot - 94, 79, 102) +
    use("fir", x + half - 4, foot - 76, 54, 87) +
    `<g class="seat-${seat}" transform="translate(${at}) scale(${scale})">${drawHouse(all, material, true)}</g>`
  );
}

/** How much of a table each of those who sit there has, and a place between two of them, left of the middle. */
export function seats(sitting: number, x: number, width: number): { step: number; between: number } {
  const step = (width - 68) / Math.max(1, sitting);
  return { step, between: x + 34 + step * Math.max(1, Math.floor(sitting / 2)) };
}

/** What a bowl shows: what fills it, or that it stays empty, dark and heavy. */
export function bowl({ state, good }: Bowl, x: number, y: number, size: number): string {
  if (state === "empty" || state === "begging")
    return (
      `<ellipse cx="${short(x + size / 2)}" cy="${short(y + size * 0.78)}" rx="${short(size * 0.9)}" ry="${short(size * 0.46)}" fill="url(#art-heavy)"/>` +
      use("begging", x + size * 0.03, y + size * 0.03, size * 0.94, size * 0.94)
    );
  const badge =
    good === undefined
      ? ""
      : `<g transform="translate(${short(x + size * 0.86)} ${short(y + size * 0.28)}) scale(${short(size) / 64})"><circle r="17" fill="#fdf8ea" stroke="#3a2a1c" stroke-width="1.6"/>${use(good, -12, -12, 24, 24)}</g>`;
  return use("food", x, y, size, size) + badge;
}

/** In place of a smile, on a person whose bowl stays empty: brows that rise to the middle, and a mouth that falls. */
const HUNGRY =
  use("person", 0, 0, 32, 46) +
  `<g fill="none" ${LINE}><path d="M12.4 12.2l2.200-.9M19.6 12.2l-2.200-.9" stroke-width=".7"/><path d="M14.1 16.6q1.900-1.500 3.800 0" stroke-width=".9"/></g>` +
  `<g fill="var(--art-line)"><circle cx="13.7" cy="13.9" r=".8"/><circle cx="18.3" cy="13.9" r=".8"/></g>`;

/** Hair brown as earth, in strands of a width. */
const HAIR = 'fill="none" stroke="#6b4423" stroke-linecap="round"';

/** By what the people of one family are told apart: plaits, a beard, a neckerchief, long hair. */
const LOOKS: readonly string[] = [
  "",
  `<path d="M10.900 13.300q-1.700 2.700-1.400 6.500M21.100 13.300q1.700 2.700 1.400 6.500" stroke-width="1.700" ${HAIR}/>` +
    `<path d="M8.700 19.600h1.500M21.800 19.600h1.500" stroke="var(--gold)" stroke-width="1.300" stroke-linecap="round"/>`,
  `<path d="M11.900 15.600q.6 4.400 4.100 4.600q3.500-.2 4.100-4.600q-1.700 1.500-4.100 1.500t-4.100-1.500Z" fill="#8a5a2e" stroke="var(--art-line)" stroke-width=".5"/>`,
  `<path d="M11.200 19.200q4.800 2 9.600 0l-1.500 2.300-3.300 2.900-3.300-2.900Z" fill="#fff3d2" stroke="var(--art-line)" stroke-width=".6"/>`,
  `<path d="M11 12.800q-1.300 3.400-.6 5.600M21 12.800q1.300 3.400 .6 5.600" stroke-width="2" ${HAIR}/>`,
];

/** Who at the table has an empty bowl before him. */
function hungry(bowls: readonly Bowl[], people: People): boolean[] {
  const sitting = people.adults + people.newborns;
  const empty = ({ state }: Bowl): boolean => state === "empty" || state === "begging";
  const each = shares(bowls.length, people);
  // Where nobody has bowls of his own, all of them share the hunger.
  if (each === null) return Array.from({ length: sitting }, () => bowls.some(empty));
  const left = [...bowls];
  return each.map((number) => left.splice(0, number).some(empty));
}

/** People behind a table whose cloth runs from `x` over `width`, each with the face of his bowls. */
export function table(
  bowls: readonly Bowl[],
  people: People,
  seat: number,
  x: number,
  y: number,
  width: number,
): string {
  const sitting = people.adults + people.newborns;
  const without = hungry(bowls, people);
  const { step } = seats(sitting, x, width);
  const tall = Math.min(82, step * 0.86);
  let drawn = `<ellipse cx="${short(x + width / 2)}" cy="${y + 150}" rx="${short(width * 0.47)}" ry="17" fill="var(--art-shade)"/>`;
  for (let who = 0; who < sitting; who++) {
    const left = short(x + 34 + step * (who + 0.5) - tall / 2);
    const newborn = who >= people.adults;
    drawn +=
      `<g class="seat-${seat}" transform="translate(${left} ${short(y + 12 - tall * 1.44)}) scale(${tall / 32})">` +
      (newborn
        ? use("newborn", 0, 0, 32, 46)
        : (without[who] === true ? HUNGRY : personWithFace(0, 0, 32, 46)) + (LOOKS[who % LOOKS.length] ?? "")) +
      (newborn ? "" : `<text x="16" y="34.5" class="letter">${seatLetter(seat)}</text>`) +
      "</g>";
  }
  const scallops = Math.round(width / 37);
  const wave = (width - 16) / scallops;
  drawn +=
    `<path d="M${x + 34} ${y}h${width - 68}l26 92H${x + 8}Z" fill="var(--art-cloth)" stroke="var(--art-wood-line)" stroke-width="2"/>` +
    `<path d="M${x + 8} ${y + 92}h${width - 16}v30${`q${short(-wave / 2)} 10 ${short(-wave)} 0`.repeat(scallops)}Z" fill="var(--art-plaster)" stroke="var(--art-wood-line)" stroke-width="2"/>` +
    `<path class="seat-${seat}" d="M${x + 16} ${y + 105}h${width - 32}" stroke="var(--seat)" stroke-width="4" stroke-dasharray="10 8"/>` +
    `<path d="M${x + 40} ${y + 126}h20v32h-16ZM${x + width - 60} ${y + 126}h20l-4 32h-16Z" fill="var(--art-wood-deep)"/>`;
  return drawn;
}

/** How much of the place before somebody his bowls take: it is seen whose they are. */
const TOGETHER = 0.86;

/** How many bowls each of those who sit there has before him: as many as all, a newborn one; null where that leaves some. */
export function shares(bowls: number, { adults, newborns }: People): number[] | null {
  const each = (bowls - newborns) / Math.max(1, adults);
  if (!Number.isInteger(each) || each < 1) return null;
  return Array.from({ length: adults + newborns }, (_, who) => (who < adults ? each : 1));
}

/** The bowls on that table, in two rows at most, each before whom it feeds: where it stands, as a square. */
export function onTable(
  bowls: readonly Bowl[],
  people: People,
  x: number,
  y: number,
  width: number,
): { bowl: Bowl; x: number; y: number; size: number }[] {
  const single = bowls.length <= ONE_ROW;
  // Before the people, so that their letters are seen; two rows share the depth of the table.
  const feet = single ? [80] : [42, 90];
  const each = shares(bowls.length, people) ?? [bowls.length];
  const { step } = seats(each.length, x, width);
  const most = Math.max(...each);
  const before = each.length === 1 ? step : step * TOGETHER;
  const wide = single ? Math.min(BOWL * 1.1, before / most) : before / Math.ceil(most / 2);
  const size = Math.min(single ? BOWL : 58, (each.length === 1 ? step / most : wide) * 0.94);
  const left = [...bowls];
  return each.flatMap((number, who) => {
    const back = single ? number : Math.ceil(number / 2);
    return left.splice(0, number).map((one, at) => {
      const row = at < back ? 0 : 1;
      const [place, many] = row === 0 ? [at, back] : [at - back, number - back];
      const between = each.length === 1 ? step / many : wide;
      return {
        bowl: one,
        x: x + 34 + step * (who + 0.5) + (place - (many - 1) / 2) * between - size / 2,
        y: y + (feet[row] ?? 0) - size,
        size,
      };
    });
  });
}

export function dinner(bowls: readonly Bowl[], people: People, seat: number, house: Home, width: number): string {
  const sitting = people.adults + people.newborns;
  const cloth = 296;
  // Who stands nearer is painted later.
  const all = onTable(bowls, people, 0, cloth, width).sort((one, other) => one.y - other.y);
  return (
    // A place that is higher than the picture has more sky.
    `<rect y="-600" width="${width}" height="601" fill="var(--art-dusk-1)"/>` +
    evening(width, HEIGHT, 152, width * 0.15) +
    home(house, seat, seats(sitting, 0, width).between, 176, [width * 0.52, 128]) +
    table(bowls, people, seat, 0, cloth, width) +
    all.map((one) => bowl(one.bowl, one.x, one.y, one.size)).join("")
  );
}
