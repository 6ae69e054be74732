import { expect, test } from "vitest";
import type { Brief } from "../lib/terms";
import type { Space } from "../lib/view";
import { fitted } from "./spaceFit";

const LAPTOP = { upright: false, roomy: true, wide: true };
const TABLET = { upright: false, roomy: false, wide: true };
const FOREST = {
  goods: { wood: 3 },
  income: { wood: 3 },
  people: [],
  open: true,
  does: { code: "do-take" },
} as unknown as Space;
const GIVEN = { space: FOREST, name: "Forest", height: 60, width: 160, why: undefined, short: "short", quiet: false };
const given = (more: object): Parameters<typeof fitted>[0] => ({
  ...GIVEN,
  screen: LAPTOP,
  suggested: false,
  news: "",
  ...more,
});
const why = (text: string, goods: Brief["goods"] = {}): Brief => ({ text, goods });

test("a name of one line leaves its scene the room beside what lies there", () => {
  const { classes, place, long, news } = fitted(given({}));
  expect(classes).toMatchObject({ gathers: true, two: false, lined: false, told: false, low: true, flat: false });
  expect([long, news]).toEqual([false, undefined]);
  expect(place.below).toBe(22);
  expect(place.plate).toBeGreaterThan(40);
  expect(place.plate).toBeLessThan(160);
});

test("why not stands in place of the goods, and goods that are short are drawn", () => {
  const said = fitted(given({ why: why("No free room"), quiet: true }));
  expect(said).toMatchObject({ pictured: false, classes: { told: true, wordy: false } });
  const drawn = fitted(given({ why: why("", { clay: 2 }), quiet: true }));
  expect(drawn.pictured).toBe(true);
  expect(fitted(given({ why: why("", { clay: 2, reed: 1 }), quiet: true })).place.plate).toBeGreaterThan(
    drawn.place.plate,
  );
});

test("many words go on behind a name of two lines where no third line is left", () => {
  const name = "Basic Wish for Children";
  const long = why("Not in the beginner game");
  expect(fitted(given({ name, width: 120, height: 54, why: long })).classes).toMatchObject({
    flows: true,
    apart: false,
  });
  expect(fitted(given({ name, width: 120, height: 80, why: long })).classes.flows).toBe(false);
});

test("what lies there stands beside a long name on the low spaces of a tablet", () => {
  const name = "A rather long name here";
  expect(fitted(given({ name, screen: TABLET, height: 50, width: 130 })).classes.beside).toBe(true);
  expect(fitted(given({ name, height: 50, width: 130 })).classes.beside).toBe(false);
});

test("that it is new is a word beside a short name and a corner beside a long one, and nothing under people", () => {
  expect(fitted(given({ news: "new" })).news).toBe("word");
  expect(fitted(given({ news: "new", name: "Vegetable Seedlings" })).news).toBe("corner");
  expect(fitted(given({ news: "new", space: { ...FOREST, people: [{ seat: 0 }] } })).news).toBeUndefined();
});

test("people at its right edge leave its scene less room", () => {
  const crowd = fitted(given({ space: { ...FOREST, people: [{ seat: 0 }, { seat: 1 }] } })).place;
  expect(crowd.crowd).toBe(68);
});
