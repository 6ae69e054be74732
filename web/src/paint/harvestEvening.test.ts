import { expect, test } from "vitest";
import type { Home } from "./dinner";
import { harvestEvening, yields, type Harvest } from "./harvestEvening";

/** An evening on which nothing happens. */
const QUIET: Harvest = {
  seat: 0,
  house: { material: "wood", rooms: 2 },
  people: { adults: 2, newborns: 0 },
  fields: [],
  crops: [],
  bowls: [],
  born: [],
  animals: {},
  indoors: {},
  fences: true,
};

test("the fields are those of the farm, with what stands on them, each in a place of its own", () => {
  const GRAIN = { kind: "grain", left: 2 };
  const ROOT = { kind: "vegetable", left: 1 };
  for (const tall of [false, true])
    for (const number of [0, 1, 2, 5, 9, 15]) {
      const fields = [GRAIN, ROOT, null, ...Array.from({ length: 12 }, () => GRAIN)].slice(0, number);
      const { still } = harvestEvening({ ...QUIET, fields, crops: [["grain", 1]] }, tall);
      const places = [...still.matchAll(/translate\(([\d. ]+)\) scale\([\d.]+\)" data-field/g)].map(([, at]) => at);
      expect(places).toHaveLength(number);
      expect(new Set(places).size).toBe(number);
    }
  const { still } = harvestEvening({ ...QUIET, fields: [GRAIN, ROOT, null] });
  const [, grain, root, bare] = still.split("data-field").map((one) => one.split("</g>")[0] ?? "");
  expect(grain).toContain("grain-ripe");
  expect(grain).toContain("grain-stubble");
  expect(root).toContain("vegetable-ripe");
  expect(bare).not.toContain("art-grain");
});

test("what was reaped comes from fields of its kind, or from one that is bare now", () => {
  const fields = [{ kind: "grain", left: 1 }, null, { kind: "vegetable", left: 1 }];
  const stage = harvestEvening({
    ...QUIET,
    fields,
    crops: [
      ["vegetable", 2],
      ["grain", 1],
    ],
  });
  const plots = [...stage.still.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\([\d.]+\)" data-field/g)];
  const nearest = stage.crops.map(({ x, y }) => {
    const far = plots.map(([, left, top]) => Math.hypot(Number(left) + 32 - x, Number(top) + 29 - y));
    return far.indexOf(Math.min(...far));
  });
  expect(nearest).toEqual([2, 1, 0]);
});

test("each field says what it gave where that is sure, or else each kind its sum", () => {
  const [grain, root] = [
    { kind: "grain", left: 2 },
    { kind: "vegetable", left: 1 },
  ];
  const sure: Pick<Harvest, "fields" | "crops"> = {
    fields: [grain, root, null, grain],
    crops: [
      ["grain", 2],
      ["vegetable", 1],
    ],
  };
  expect(yields(sure)).toEqual([
    { kind: "grain", at: 0, number: 1 },
    { kind: "grain", at: 3, number: 1 },
    { kind: "vegetable", at: 1, number: 1 },
  ]);
  // Two kinds may have gone bare at once: which field gave what is lost.
  const bare: Pick<Harvest, "fields" | "crops"> = {
    fields: [grain, null, null, grain],
    crops: [
      ["grain", 3],
      ["vegetable", 1],
    ],
  };
  expect(yields(bare)).toEqual([
    { kind: "grain", at: null, number: 3 },
    { kind: "vegetable", at: null, number: 1 },
  ]);
  const { coins } = harvestEvening({ ...QUIET, ...bare, born: [["sheep", 1]], animals: { sheep: 3 } });
  expect(coins.reaped.map(({ markup }) => /\+\d/.exec(markup)?.[0])).toEqual(["+3", "+1"]);
  expect(coins.born[0]?.markup).toContain(">+1</text>");
});

test.each([
  [3, 2, 0],
  [5, 4, 0],
  [9, 8, 0],
  [12, 8, 1],
])("the pasture of %i sheep with one young shows %i others, and says a larger number", (sheep, others, plates) => {
  const stage = harvestEvening({ ...QUIET, born: [["sheep", 1]], animals: { sheep } });
  expect(stage.still.match(/#art-sheep/g)).toHaveLength(others);
  expect(stage.still.split(`>${sheep - 1}</text>`)).toHaveLength(plates + 1);
});

test("who had no young is there too: in the pasture, or at the door of the house", () => {
  const seen = (animals: Record<string, number>, indoors: Record<string, number> = {}): [string, number][] =>
    [
      ...harvestEvening({ ...QUIET, animals, indoors }).still.matchAll(
        /#art-(sheep|boar|cattle)[a-z-]*" x="([\d.]+)"/g,
      ),
    ].map(([, kind = "", x]) => [kind, Number(x)]);
  expect(seen({ sheep: 1 })).toHaveLength(1);
  expect(seen({ sheep: 2, boar: 1, cattle: 3 }).map(([kind]) => kind)).toEqual(
    expect.arrayContaining(["sheep", "boar", "cattle"]),
  );
  expect(seen({ sheep: 2, boar: 1, cattle: 3 })).toHaveLength(6);
  const [[, out] = ["", 0]] = seen({ sheep: 1 });
  const [[, home] = ["", 0]] = seen({ sheep: 1 }, { sheep: 1 });
  expect(out).toBeGreaterThan(900);
  expect(home).toBeLessThan(800);
});

const TOWER = { material: "stone", rooms: ["a2", "a3"] } as const;

test.each([false, true])("a young animal that lives in the house stands at its door (tall: %s)", (tall) => {
  const evening = (indoors: Record<string, number>): { x: number; y: number } | undefined =>
    harvestEvening(
      {
        seat: 0,
        house: TOWER,
        people: { adults: 2, newborns: 0 },
        fields: [],
        crops: [],
        bowls: [],
        born: [["sheep", 1]],
        animals: { sheep: 5 },
        indoors,
        fences: true,
      },
      tall,
    ).born[0];
  const [home, out] = [evening({ sheep: 1 }), evening({})];
  // Left of the pasture and above its middle: between the people, where the house is.
  expect(home?.x).toBeLessThan((out?.x ?? 0) - 50);
  expect(home?.y).toBeLessThan((out?.y ?? 0) - 50);
});

test("the family sits before the house that it has built", () => {
  const home = (house: Home): number => {
    const { still } = harvestEvening({ ...QUIET, house });
    expect(still).toContain(`var(--art-${house.material}-lit)`);
    return still.split("var(--gold)").length - 1;
  };
  const [row, deep] = [home({ material: "clay", rooms: 3 }), home(TOWER)];
  // Each room has its door, for they stand in a row wherever they lie on the farm.
  expect(row - deep).toBe(1);
});

test("there is a fence only where the farm has one", () => {
  const evening = (fences: boolean): string => harvestEvening({ ...QUIET, fences }).still;
  expect(evening(true)).toContain("var(--art-pasture)");
  expect(evening(false)).not.toContain("var(--art-pasture)");
});

test("who has an empty bowl before him does not smile", () => {
  const smiles = (bowls: Harvest["bowls"]): number =>
    harvestEvening({ ...QUIET, bowls }).meal.markup.split("#art-face").length - 1;
  const [full, begging] = [{ state: "full" }, { state: "begging" }] as const;
  expect(smiles([full, full, full, full])).toBe(2);
  expect(smiles([full, full, full, begging])).toBe(1);
  expect(smiles([full, begging, begging, begging])).toBe(0);
});
