/** The workshops of the Family Edition, 100 x 100, standing on their tiles. */

import { LINE, use } from "./svg";

const shade = (rx: number): string => `<ellipse cx="51" cy="88" rx="${rx}" ry="5" fill="var(--art-shade)"/>`;

const FIREPLACE =
  shade(36) +
  `<path d="M18 88V56q0-30 32-30t32 30v32Z" fill="var(--art-clay)" ${LINE}/><path d="M40 27V8h20v19" fill="var(--art-clay-deep)" ${LINE}/><path d="M22 54h12M44 32v9M62 42h16M70 62h12M22 70h8" stroke="var(--art-clay-deep)" stroke-width="2.2"/><path d="M34 88V68q0-13 16-13t16 13v20Z" fill="var(--art-barn-in)"/><path d="M41 88q-3-12 6-21 0 6 4 8 2-4 2-8 9 8 6 21Z" fill="var(--art-fire)"/><path d="M46 88q-1-6 4-11 5 6 3 11Z" fill="var(--art-grain-lit)"/>`;
const HEARTH =
  shade(38) +
  `<path d="M12 60h76v28H12Z" fill="var(--art-stone)" ${LINE}/><path d="M12 70h76M12 79h76M30 60v10M52 60v10M74 60v10M22 70v9M44 70v9M66 70v9M30 79v9M58 79v9" stroke="var(--art-stone-deep)" stroke-width="1.6"/><path d="M34 60q-4-16 8-28 0 8 5 10 3-6 3-12 14 12 10 30Z" fill="var(--art-fire)"/><path d="M42 60q-2-8 6-15 7 8 5 15Z" fill="var(--art-grain-lit)"/><path d="M22 60V22M78 60V22M18 24h64" stroke="var(--art-wood-line)" stroke-width="5" stroke-linecap="round"/><path d="M50 24v6" stroke="var(--art-line)" stroke-width="2"/>`;
const MILL =
  `<ellipse cx="52" cy="90" rx="28" ry="5" fill="var(--art-shade)"/><path d="M28 90 36 42h28l8 48Z" fill="var(--art-plaster)" ${LINE}/><path d="M32 43q18-24 36 0Z" fill="var(--art-roof-wood)" ${LINE}/>` +
  `<path d="M50 40 18 12l7-8 27 32 26-32 8 7-32 28 32 28-7 8-28-32-26 32-8-7Z" fill="var(--art-cloth)" ${LINE}/><circle cx="50" cy="40" r="4.5" fill="var(--art-wood-deep)"/><path d="M43 90V74q7-9 14 0v16Z" fill="var(--seat)" ${LINE}/>`;
const BASKET =
  `<ellipse cx="50" cy="86" rx="34" ry="5" fill="var(--art-shade)"/><path d="M24 46q26-44 52 0" fill="none" stroke="var(--art-wood-line)" stroke-width="8"/><path d="M24 46q26-44 52 0" fill="none" stroke="var(--art-straw)" stroke-width="5"/>` +
  `<path d="M18 46h64l-8 40H26Z" fill="var(--art-straw)" ${LINE}/><path d="M20 56h60M22 66h56M24 76h52M32 46l4 40M50 46v40M68 46l-4 40" stroke="var(--art-grain-deep)" stroke-width="2.2"/>`;
const OVEN =
  shade(38) +
  `<path d="M12 88q0-50 38-50t38 50Z" fill="var(--art-clay-lit)" ${LINE}/><path d="M32 88q0-24 18-24t18 24Z" fill="var(--art-barn-in)"/>${use("bread", 34, 64, 32, 28)}`;
const POTTERY =
  shade(34) +
  `<path d="M22 88h56l-4-14H26Z" fill="var(--art-wood)" ${LINE}/><path d="M36 74q-18-14-6-34 4-6 2-14h36q-2 8 2 14 12 20-6 34Z" fill="var(--art-clay)" ${LINE}/><ellipse cx="50" cy="26" rx="18" ry="5" fill="var(--art-clay-deep)" ${LINE}/><path d="M27 50q23 8 46 0M29 60q21 7 42 0" stroke="var(--art-clay-lit)" stroke-width="3" fill="none"/>`;
const JOINERY =
  shade(38) +
  `<path d="M12 54h76v9H12Z" fill="var(--art-wood-lit)" ${LINE}/><path d="M20 63h9v25h-9ZM71 63h9v25h-9Z" fill="var(--art-wood)" ${LINE}/><path d="M29 74h42" stroke="var(--art-wood-deep)" stroke-width="4"/><path d="M24 54V40h26v14Z" fill="var(--art-wood)" ${LINE}/><path d="M30 40q0-9 10-8" fill="none" stroke="var(--art-wood-deep)" stroke-width="4" stroke-linecap="round"/><path d="M54 52 80 26l6 6-24 22Z" fill="var(--art-sickle)" ${LINE}/><path d="M78 28l8-8 6 6-8 8Z" fill="var(--art-wood-deep)" ${LINE}/>`;
const DEPOT =
  shade(38) +
  `<path d="M14 44h72v44H14Z" fill="var(--art-wood-lit)" ${LINE}/><path d="M14 58h72M14 73h72" stroke="var(--art-wood)" stroke-width="2"/><path d="M8 46 50 16l42 30Z" fill="var(--art-roof-straw)" ${LINE}/>${use("wood", 18, 58, 30, 30)}${use("clay", 50, 58, 30, 30)}`;

const DRAWN: readonly (readonly [string, string])[] = [
  ["fireplace", FIREPLACE],
  ["hearth", HEARTH],
  ["wind-mill", MILL],
  ["basketmaker", BASKET],
  ["oven", OVEN],
  ["pottery", POTTERY],
  ["joinery", JOINERY],
  ["depot", DEPOT],
];

/** The workshop of a card, or null where the card is none. */
export function workshop(card: string): string | null {
  return DRAWN.find(([word]) => card.includes(word))?.[1] ?? null;
}
