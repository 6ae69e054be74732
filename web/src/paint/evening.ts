/** A long table in the evening under lanterns: a figure for each guest, a dotted one where a seat is free. */

import { seatLetter } from "../art/icons";
import { cottage } from "./frontPage";
import { personWithFace, scatter, short, use } from "./svg";

export interface Sitting {
  seat: number;
  /** Nobody has sat down yet; somebody has, and looks at the table; somebody has, and is elsewhere. */
  is: "free" | "here" | "gone";
}

export const HEIGHT = 580;
const CORD = "#caa66a";

const PAINTS =
  `<defs><linearGradient id="evening-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1f2247"/><stop offset=".5" stop-color="#4d466b"/><stop offset="1" stop-color="#c98a63"/></linearGradient>` +
  `<radialGradient id="evening-light"><stop offset="0" stop-color="#ffe39a" stop-opacity=".62"/><stop offset="1" stop-color="#ffe39a" stop-opacity="0"/></radialGradient></defs>`;

function light(x: number, y: number, wide: number, high = wide): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(wide)}" ry="${high}" fill="url(#evening-light)"/>`;
}

function sky(width: number): string {
  const next = scatter(12);
  const stars = Array.from({ length: 60 }, () => {
    const x = short(next() * (width + 500));
    return `<circle cx="${x}" cy="${short(next() * 230 - 20)}" r="${short(0.8 + next())}" opacity="${short(0.4 + next() * 0.6)}"/>`;
  });
  const x = width - 70;
  const moon = `${light(x, 86, 88)}<path d="M${x - 8} 56a32 32 0 1 0 38 38a28 28 0 1 1 -38 -38Z" fill="#fdf2cf"/>`;
  return (
    `<rect x="-100" y="-500" width="3000" height="501" fill="#1f2247"/><rect x="-100" width="3000" height="345" fill="url(#evening-sky)"/>` +
    // Where the picture is narrow there are words where the moon would stand.
    `<g fill="#fff3cf">${stars.join("")}</g>${width > 620 ? moon : ""}`
  );
}

function land(width: number): string {
  const next = scatter(5);
  const q = width / 4;
  const hill = (y: number, fill: string): string =>
    `<path d="M-100 ${y}Q${short(q * 0.6)} ${y - 66} ${short(q * 1.8)} ${y - 26}T${short(q * 3.4)} ${y - 40}T${width + 500} ${y - 34}T2900 ${y}V1400H-100Z" fill="${fill}"/>`;
  const trees = Array.from({ length: Math.max(30, Math.ceil(width / 44)) }, (_, at) =>
    use(next() < 0.5 ? "fir" : "tree", at * 44 + next() * 20, 318 + next() * 14, 26, 36),
  );
  const grass = Array.from({ length: 70 }, () =>
    use(next() < 0.8 ? "tuft" : "flower", next() * (width + 480), 420 + next() * 260, 15, 13),
  );
  return `${hill(332, "#4a5068")}${hill(376, "#41535a")}${trees.join("")}${hill(414, "#4c6a45")}${grass.join("")}`;
}

function lanterns(width: number): string {
  const middle = width / 2;
  const number = Math.max(3, Math.round(width / 126));
  const lamps = Array.from({ length: number }, (_, at) => {
    const x = (width * (at + 0.5)) / number;
    const y = 195 + 66 * (1 - ((x - middle) / middle) ** 2);
    return (
      light(x, y + 22, 54) +
      `<g transform="translate(${short(x)} ${short(y)})"><path d="M0 0v8" stroke="${CORD}" stroke-width="2"/><path d="M-11 7h22l-4 28h-14Z" fill="#ffd774" stroke="#8a5833" stroke-width="2"/><path d="M-13 7h26" stroke="#8a5833" stroke-width="4" stroke-linecap="round"/></g>`
    );
  });
  return `<path d="M0 195Q${short(middle)} 327 ${width} 195" stroke="${CORD}" stroke-width="3" fill="none"/>${lamps.join("")}`;
}

function guest({ seat, is }: Sitting, x: number): string {
  if (is === "free")
    return `<g fill="none" stroke="#efe3c4" stroke-width="5" stroke-dasharray="11 8" stroke-linecap="round"><circle cx="${x}" cy="402" r="23"/><path d="M${x - 36} 494q4-70 36-70t36 70"/></g>`;
  const figure = `<g class="seat-${seat}"${is === "gone" ? ' opacity=".5"' : ""}>${personWithFace(x - 50, 372, 100, 144)}<text x="${x}" y="480" class="letter">${seatLetter(seat)}</text></g>`;
  return is === "here" ? light(x, 426, 96) + figure : figure;
}

/** Who watches stands at the edge of the light, as far as they can be told apart. */
function lookersOn(number: number, width: number): string {
  return Array.from({ length: Math.min(number, 5) }, (_, at) => {
    const x = width - 52 - at * 46;
    return `<g class="watches">${personWithFace(x, 338 + (at % 2) * 12, 44, 63)}</g>`;
  }).join("");
}

/** The evening, as wide as `width` of its own measure and `HEIGHT` high; the guests share the width from the left. */
export function evening(guests: readonly Sitting[], width: number, watching = 0): string {
  const step = width / Math.max(1, guests.length);
  const places = guests.map((one, at) => ({ ...one, x: short(step * (at + 0.5)) }));
  const dishes = places.map(({ is, x }) => use(is === "free" ? "bowl-empty" : "food", x - 31, 482, 62, 62));
  const between = places
    .slice(1)
    .map(({ x }, at) => use(at % 2 ? "vegetable" : "bread", x - step / 2 - 21, 502, 42, 42));
  return (
    PAINTS +
    sky(width) +
    land(width) +
    `<g class="seat-0" transform="translate(46 232) scale(1.4)">${cottage("wood", true)}</g>` +
    lanterns(width) +
    `<g opacity=".55">${light(width / 2, 500, width * 0.58, 170)}</g>` +
    lookersOn(watching, width) +
    places.map((one) => guest(one, one.x)).join("") +
    `<g stroke="#3a2413" stroke-width="2.5"><path d="M4 498h${short(width - 8)}l30 52H-26Z" fill="#c79a62"/><path d="M-26 550h${short(width + 52)}v26H-26Z" fill="#8d6238"/></g>` +
    `<path d="M60 512h${short(width * 0.6)}M${short(width * 0.28)} 525h${short(width * 0.6)}M20 539h${short(width * 0.45)}" stroke="#a8784a" stroke-width="2.5" opacity=".7"/>` +
    `<path d="M60 577h42l-8 120H68ZM${short(width - 104)} 577h42l-8 120h-26Z" fill="#5b3a1e"/>` +
    between.join("") +
    dishes.join("")
  );
}
