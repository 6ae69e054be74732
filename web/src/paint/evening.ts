/** A long table in the evening, 940 x 580: a figure for each guest, a dotted one where a seat is free. */

import { cottage } from "./frontPage";
import { use } from "./svg";

export interface Sitting {
  seat: number;
  free: boolean;
}

function lantern(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y + 18}" r="44" fill="#ffd774" opacity=".18"/>` +
    `<path d="M${x - 12} ${y}h24l-4 30h-16Z" fill="#ffd774" stroke="var(--art-roof-wood)" stroke-width="2.4"/>`
  );
}

function guest({ seat, free }: Sitting, x: number): string {
  if (!free) return `<g class="seat-${seat}">${use("person", x - 46, 356, 92, 132)}</g>`;
  const outline = `<g fill="none" stroke="#efe3c4" stroke-width="6" stroke-dasharray="12 9" stroke-linecap="round"><circle cx="${x}" cy="392" r="24"/><path d="M${x - 36} 492q4-74 36-74t36 74"/></g>`;
  return outline;
}

export function evening(guests: readonly Sitting[]): string {
  const stars = [40, 130, 250, 380, 520, 640, 760, 880].map(
    (x, at) => `<circle cx="${x}" cy="${24 + ((at * 53) % 130)}" r="1.8"/>`,
  );
  const lanterns = [70, 200, 330, 470, 610, 740, 870].map((x, at) => lantern(x, 214 + 46 - Math.abs(at - 3) * 15));
  const step = 820 / Math.max(1, guests.length);
  return (
    `<rect x="-600" y="-400" width="2200" height="1400" fill="var(--art-night)"/><g fill="#fff3cf">${stars.join("")}</g>` +
    `<circle cx="850" cy="86" r="36" fill="#f6ecc8"/><circle cx="866" cy="78" r="34" fill="var(--art-night)"/>` +
    `<path d="M-600 330H0Q240 250 470 320T940 290H1600V1000H-600Z" fill="#3d3f63"/>` +
    `<path d="M-600 420H0Q300 350 620 410T940 400H1600V1000H-600Z" fill="var(--art-night-hill)"/>` +
    `<g class="seat-0" transform="translate(60 236) scale(1.4)">${cottage("wood", true)}</g>` +
    `<path d="M0 196Q470 330 940 196" stroke="var(--art-wood-lit)" stroke-width="3" fill="none"/>${lanterns.join("")}` +
    guests.map((one, at) => guest(one, 60 + step * (at + 0.5))).join("") +
    `<path d="M16 488h908l34 56H-18Z" fill="var(--art-wood-lit)" stroke="var(--art-wood-line)" stroke-width="2"/>` +
    `<path d="M-18 544h976v30H-18Z" fill="var(--art-wood)" stroke="var(--art-wood-line)" stroke-width="2"/>` +
    guests
      .map((one, at) =>
        one.free
          ? use("bowl-empty", 30 + step * (at + 0.5), 476, 60, 60)
          : use("food", 30 + step * (at + 0.5), 476, 60, 60),
      )
      .join("")
  );
}
