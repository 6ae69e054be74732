import { describe, expect, it } from "vitest";
import { herdOf, housed } from "../farm/housing";
import { moment } from "../farm/season";
import type { AnimalPlace, Goods, GridFarm, TileFarm } from "../lib/view";
import { drawTable, laid, type Bowl } from "./bowls";
import { home, onTable } from "./dinner";
import { DOORS } from "./doors";
import { evening } from "./evening";
import { vista } from "./frontPage";
import { DRAWINGS } from "./sprite";
import { SCENES, sceneOf } from "./drawings/scenes";
import { drawField, ripeness, rows } from "./field";
import { LARGE, across, down, framed } from "./frame";
import { paintGrid, type GridLook } from "./gridFarm";
import { harvestEvening } from "./harvestEvening";
import { barn, stands } from "./herd";
import { drawRoom, isFront, plan } from "./house";
import { bestRows, layTiles } from "./layTiles";
import { keptApart, type Painting, type Sign } from "./painting";
import { paintTiles } from "./tileFarm";
import { faceOf } from "./svg";
import { CART, HIVES, wild } from "./wild";

const HOUSE: AnimalPlace = { where: "house", capacity: 1, mixed: true, animals: {} };
const STABLE: AnimalPlace = { where: "stable", capacity: 1, mixed: true, animals: {} };
const LOOK: GridLook = { manner: "whole", ripe: "ripe", round: 4 };

function pasture(capacity: number, animals: Goods = {}): AnimalPlace {
  return { where: "pasture", capacity, mixed: Object.keys(animals).length > 1, animals };
}

function grid(more: Partial<GridFarm>): GridFarm {
  const blank = { seat: 0, yard: "grid", goods: {}, house: "wood", rooms: ["a2", "a3"], fields: {}, stables: [] };
  const people = { family: 2, newborns: 0, home: 2, placed: [], newborns_on: [] };
  return { ...blank, ...people, fences: [], pastures: [], animal_places: [HOUSE], ...more } as unknown as GridFarm;
}

function tiles(more: Partial<TileFarm>): TileFarm {
  const blank = { seat: 1, yard: "tiles", goods: {}, house: "clay", rooms: 2, fields: [], pastures: [], stables: 0 };
  const people = { family: 2, newborns: 0, home: 2, placed: [], newborns_on: [] };
  return { ...blank, ...people, animal_places: [HOUSE], ...more } as unknown as TileFarm;
}

function number(painting: Painting, kind: string): number {
  return painting.pieces.filter((piece) => piece.kind === kind).length;
}

/** Every drawing that a painting shows. */
function shown(painting: Painting): string[] {
  const text = [painting.ground, painting.front, ...painting.pieces.map((piece) => piece.markup)].join("");
  return [...text.matchAll(/href="#art-([a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
}

describe("animals", () => {
  it("are drawn one by one, in pastures of any size, in the house and in stables", () => {
    for (const small of [false, true]) {
      for (const herd of [1, 4, 6, 13, 24]) {
        const farm = grid({
          goods: { sheep: herd, boar: 1, cattle: 1 },
          pastures: [{ cells: ["d1", "e1"], capacity: 24 }],
          stables: ["e1", "c3"],
          animal_places: [
            pasture(24, { sheep: herd }),
            { ...STABLE, animals: { boar: 1 } },
            { ...HOUSE, animals: { cattle: 1 } },
          ],
        });
        const drawn = paintGrid(farm, housed(farm), { ...LOOK, manner: small ? "few" : "whole" });
        expect(number(drawn, "sheep")).toBe(herd);
        expect(number(drawn, "boar") + number(drawn, "cattle")).toBe(2);
      }
    }
  });

  it("are drawn one by one where kinds may mix", () => {
    const farm = grid({
      goods: { sheep: 9, boar: 1, cattle: 2 },
      pastures: [{ cells: ["e1"], capacity: 12 }],
      animal_places: [pasture(12, { sheep: 9, boar: 1, cattle: 2 }), HOUSE],
    });
    const drawn = paintGrid(farm, housed(farm), LOOK);
    expect(["sheep", "boar", "cattle"].map((kind) => number(drawn, kind))).toEqual([9, 1, 2]);
  });

  it("stand inside their cell, no two on the same spot, and smaller the more they are", () => {
    for (let herd = 1; herd <= 24; herd++) {
      for (const stable of [false, true]) {
        const found = stands(herd, [stable], false);
        expect(found).toHaveLength(herd);
        expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(herd);
        for (const { x, y } of found) {
          expect(x).toBeGreaterThanOrEqual(10);
          expect(x).toBeLessThanOrEqual(90);
          expect(y).toBeGreaterThanOrEqual(38);
          expect(y).toBeLessThanOrEqual(98);
        }
      }
    }
    expect(stands(20, [false], false)[0]?.scale).toBeLessThan(stands(5, [false], false)[0]?.scale ?? 0);
  });

  it("have their heads below the sign of their pasture, and above that of the next one", () => {
    // A sign hangs on a fence, 7 above the ground; it is 25 high on a phone, and 48 on the farms of three others.
    for (const [small, high] of [
      [false, 25],
      [true, 48],
    ] as const)
      for (const stable of [false, true])
        for (let herd = 1; herd <= 4; herd++)
          for (const { x, y, scale } of stands(herd, [stable], small)) {
            if (x - 12 * scale > 6 + high) continue;
            const top = y - 34 * 0.92 * scale;
            expect(top).toBeGreaterThan(high / 2 - 7);
            expect(top + 12 * scale).toBeLessThan(93 - high / 2);
          }
  });

  it("stand with their feet above the lower rail, and beside a stable that makes room for many", () => {
    for (const stable of [false, true])
      for (const herd of [1, 2, 3, 4, 8])
        for (const { y } of stands(herd, [stable], false)) expect(y).toBeLessThanOrEqual(86);
    // Whoever stands in the right half stands below the stable, from three animals on.
    for (const herd of [3, 4]) {
      const { y, scale } = barn(herd, false);
      for (const stand of stands(herd, [true], false))
        if (stand.x > 50) expect(stand.y - 34 * 0.92 * stand.scale).toBeGreaterThan(y + 44 * scale);
    }
  });

  it("have nobody in the ring in which they wait: no hen stands there", () => {
    const farm = grid({ goods: { sheep: 3 }, rooms: ["a2", "a3"] });
    const drawn = (waiting: Goods): string =>
      paintGrid(farm, { ...housed(farm), waiting: herdOf(waiting) }, LOOK).ground;
    const hens = (waiting: Goods): number => drawn(waiting).split("m9-7 4 1-4 2Z").length - 1;
    expect([hens({}), hens({ sheep: 1 })]).toEqual([2, 1]);
  });

  it("spread evenly over the cells of a pasture", () => {
    const cells = stands(7, [false, false, false], false).map((stand) => stand.cell);
    expect([0, 1, 2].map((cell) => cells.filter((one) => one === cell).length)).toEqual([3, 2, 2]);
  });

  it("keep their keys when more come", () => {
    const farm = (sheep: number): GridFarm =>
      grid({
        goods: { sheep },
        pastures: [{ cells: ["e1"], capacity: 8 }],
        animal_places: [pasture(8, { sheep }), HOUSE],
      });
    const keys = (sheep: number): string[] =>
      paintGrid(farm(sheep), housed(farm(sheep)), LOOK).pieces.map((piece) => piece.key);
    expect(keys(4).filter((key) => !keys(3).includes(key))).toEqual(["sheep 3"]);
    expect(new Set(keys(4)).size).toBe(keys(4).length);
  });
});

describe("signs", () => {
  it("never lie on each other", () => {
    const column = [0, 30, 104].map((top) => ({ x: 12, top }));
    expect(keptApart([...column, { x: 212, top: 30 }], 70, 91)).toEqual([0, 91, 182, 30]);
    expect(
      keptApart(
        [
          { x: 12, top: 0 },
          { x: 12, top: 100 },
        ],
        70,
        91,
      ),
    ).toEqual([0, 100]);
  });
});

describe("a fence that stands upright", () => {
  it("is drawn on its cell, large and small", () => {
    for (const small of [false, true]) {
      const farm = grid({ upright_fences: ["d1"] });
      const painting = paintGrid(farm, housed(farm), { ...LOOK, manner: small ? "few" : "whole" });
      expect(painting.pieces.map((piece) => piece.key)).toContain("upright d1");
    }
  });
});

describe("the house", () => {
  const SHAPES = [
    ["a2"],
    ["a2", "a3"],
    ["a3", "b3", "c3"],
    ["a1", "a2", "a3"],
    ["a1", "a2", "a3", "b3"],
    ["a2", "b2", "a3", "b3", "c3"],
    ["a1", "b1", "c1", "b2"],
    ["a1", "a2", "b2", "b3"],
    ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"],
  ];
  const count = (drawn: string, what: string): number => drawn.split(what).length - 1;

  it("shows each room: with a door in front, behind another with a dormer, each with its window", () => {
    for (const rooms of SHAPES)
      for (const material of ["wood", "clay", "stone"] as const)
        for (const room of plan(rooms)) {
          const drawn = drawRoom(room, material, { chimney: false, smoke: false });
          const seen = { windows: count(drawn, "var(--art-window)"), doors: count(drawn, 'fill="var(--gold)"') };
          // The gable of a long house has one window above its door and two beside it.
          const windows = room.long && isFront(room) ? 3 : 1;
          expect([room.cell, seen]).toEqual([room.cell, { windows, doors: isFront(room) ? 1 : 0 }]);
        }
  });

  it("is a row of roofs that go back: each has its ridge, and its eaves above the ridge of the one before it", () => {
    for (const rooms of SHAPES) {
      const places = plan(rooms).filter(({ long }) => !long);
      for (const room of places) {
        const drawn = drawRoom(room, "wood", { chimney: false, smoke: false });
        // A ridge of its own, and one on the dormer of a room that has another before it.
        expect(count(drawn, "var(--art-roof-wood-lit)")).toBe(room.before ? 2 : 1);
        const next = places.find(({ column, row }) => column === room.column && row === room.row + 1);
        if (next === undefined) continue;
        expect(count(drawn, "var(--art-path)")).toBe(0);
        // No land between: the part behind reaches below where the next one begins, and is no narrower there.
        expect(room.foot).toBeGreaterThan(100 + 13 + next.drop);
        for (const side of ["left", "right"] as const) expect(room[side][0]).toBeLessThanOrEqual(next[side][1]);
      }
    }
  });

  it("is narrower and darker the further back it goes, but of one tone side by side", () => {
    const tower = plan(["a1", "a2", "a3"]);
    expect(tower.map(({ deep }) => deep)).toEqual([2, 1, 0]);
    const [back, middle, front] = tower.map(({ left }) => left[1]);
    expect([Number(back) > Number(middle), Number(middle) > Number(front)]).toEqual([true, true]);
    expect(plan(["a1", "b1", "c1", "b2"]).map(({ deep }) => deep)).toEqual([0, 0, 0, 0]);
  });

  it("joins the roofs of neighbours: no edge runs between them", () => {
    const [tall, front, wing] = plan(["a2", "a3", "b3"]);
    for (const joined of [front?.right, wing?.left]) expect(joined).toEqual([-1, -1]);
    for (const free of [tall?.right, front?.left, wing?.right]) expect(free?.[1]).toBeGreaterThan(free?.[0] ?? 0);
  });

  it("is one long house where its rooms lie behind each other only: one roof over all, without a gap", () => {
    const long = (rooms: string[]): boolean[] => plan(rooms).map((room) => room.long);
    expect([long(["a2", "a3"]), long(["a2"]), long(["a2", "a3", "b3"])]).toEqual([
      [true, true],
      [false],
      [false, false, false],
    ]);
    for (const rooms of [
      ["a2", "a3"],
      ["a1", "a2", "a3"],
    ]) {
      // Where the left slope of each room begins and ends, from the back to the front, in the whole farm.
      const ends = plan(rooms).map((room) => {
        const drawn = drawRoom(room, "clay", { chimney: false, smoke: false });
        const [, ridge = 0, back = 0] = (/M50 (\d+)l-52 38v-(\d+)/.exec(drawn) ?? []).map(Number);
        return [room.row * 100 + ridge - back, room.row * 100 + ridge] as const;
      });
      ends.slice(1).forEach(([far], at) => {
        expect(ends[at]?.[1]).toBe(far + 1);
      });
      // It is hardly higher than it is wide: two rooms are no tower.
      if (rooms.length === 2) expect(286 - (ends[0]?.[0] ?? 0)).toBeLessThan(140);
    }
  });

  it("has its sign above the ridge, beside the chimney", () => {
    const signs = (rooms: string[]): Sign[] => {
      const farm = grid({ rooms });
      return paintGrid(farm, { ...housed(farm), waiting: herdOf({ sheep: 1 }) }, LOOK).signs;
    };
    expect(signs(["a2", "a3"])[0]).toMatchObject({ x: 44, y: 154, stands: true });
    expect(signs(["a2", "b2", "a3", "b3"])[0]).toMatchObject({ x: 44, y: 153, stands: true });
  });

  it("has no storeys: a room behind another stands closer to it, and those beside it with it", () => {
    const drops = (rooms: string[]): number[] => plan(rooms).map(({ drop }) => drop);
    expect(drops(["a2", "a3"])).toEqual([40, 0]);
    expect(drops(["a1", "a2", "a3", "b3"])).toEqual([80, 40, 0, 0]);
    expect(drops(["a2", "b2", "a3", "b3"])).toEqual([40, 40, 0, 0]);
    // Under one roof with a room that has none before it.
    expect(drops(["a2", "b2", "a3"])).toEqual([0, 0, 0]);
  });

  it("stands in a row beside a table", () => {
    const doors = (rooms: string[]): number =>
      home({ material: "wood", rooms }, 0, 0, 0, [320, 140]).split('fill="var(--gold)"').length - 1;
    expect([doors(["a2", "a3"]), doors(["a1", "a2", "a3"])]).toEqual([2, 3]);
  });

  it("has its people beside its doors, and none before another", () => {
    for (const rooms of [
      ["a2", "a3"],
      ["a2", "a3", "b3"],
      ["a2", "a3", "b2", "b3"],
      ["a3", "b3", "c3"],
    ]) {
      const fronts = plan(rooms).filter(isFront);
      const family = Math.min(rooms.length, 2 * fronts.length);
      const farm = grid({ rooms, family, home: family });
      const people = paintGrid(farm, housed(farm), LOOK).pieces.filter(({ kind }) => kind === "person");
      const middles = people.map(({ markup }) => Number(/ x="(-?[0-9.]+)"/.exec(markup)?.[1]) + 16);
      expect(middles.length).toBe(family);
      // A door is 18 wide, a hat 24.
      for (const { column, door } of fronts)
        for (const x of middles) expect(Math.abs(x - column * 100 - door)).toBeGreaterThan(9 + 12);
      const sorted = [...middles].sort((one, other) => one - other);
      sorted.slice(1).forEach((x, at) => {
        expect(x - (sorted[at] ?? 0)).toBeGreaterThan(24);
      });
    }
  });

  it("has one chimney, and smoke only where it can be seen", () => {
    const farm = grid({ rooms: ["a1", "a2", "a3"] });
    const smoke = (small: boolean): number =>
      paintGrid(farm, housed(farm), { ...LOOK, manner: small ? "few" : "whole" }).pieces.filter((piece) =>
        piece.markup.includes("smoke"),
      ).length;
    expect([smoke(false), smoke(true)]).toEqual([1, 0]);
  });

  it("shows who is at home, and the newborn when the round is over", () => {
    const away = grid({ family: 3, home: 1, placed: ["Forest", "Fishing"] });
    expect(number(paintGrid(away, housed(away), LOOK), "person")).toBe(1);
    const evening = grid({ family: 3, home: 3, newborns: 1 });
    const drawn = paintGrid(evening, housed(evening), LOOK);
    expect([number(drawn, "person"), number(drawn, "newborn")]).toEqual([2, 1]);
  });
});

describe("people", () => {
  const count = (drawn: string, name: string): number => drawn.split(`#art-${name}"`).length - 1;

  it("have a face where they are large: at the doors, at the front page, at a table of guests", () => {
    const guests = evening(
      [
        { seat: 0, is: "here" },
        { seat: 1, is: "gone" },
        { seat: 2, is: "free" },
      ],
      900,
    );
    for (const drawn of [...Object.values(DOORS), vista(), guests]) {
      expect(count(drawn, "person")).toBeGreaterThan(0);
      expect(count(drawn, "face")).toBe(count(drawn, "person"));
    }
  });

  it("have eyes alone on small farms, and a face on large ones and behind the bowls", () => {
    const farm = grid({});
    const drawn = (manner: GridLook["manner"]): string[] => shown(paintGrid(farm, housed(farm), { ...LOOK, manner }));
    for (const [manner, seen, other] of [
      ["whole", "face", "eyes"],
      ["low", "face", "eyes"],
      ["few", "eyes", "face"],
    ] as const) {
      expect(drawn(manner).filter((name) => name === seen)).toHaveLength(2);
      expect(drawn(manner)).not.toContain(other);
    }
    expect(count(drawTable([], 2, 0, 240), "face")).toBe(2);
  });

  it("show as much of a face as their height allows", () => {
    expect([19, 28, 43].map(faceOf)).toEqual([null, "eyes", "face"]);
  });
});

describe("fields", () => {
  it("have a row standing for each harvest that is left", () => {
    expect(rows({ kind: "grain", left: 3 })).toEqual(["standing", "standing", "standing"]);
    expect(rows({ kind: "grain", left: 1 })).toEqual(["mown", "mown", "standing"]);
    expect(rows({ kind: "vegetable", left: 2 })).toEqual(["mown", "standing", "standing"]);
    expect(rows({ kind: "grain", left: 5 })).toHaveLength(5);
    const drawn = drawField({ kind: "vegetable", left: 2 }, "ripe", 1);
    expect(drawn.match(/#art-vegetable-ripe"/g)).toHaveLength(10);
    expect(drawn.match(/#art-vegetable-hole"/g)).toHaveLength(5);
  });

  it.each(["grain", "vegetable"])("stand with all of their %s behind the rails of a fence below them", (kind) => {
    const drawn = drawField({ kind, left: 3 }, "ripe", 1);
    const feet = [...drawn.matchAll(/y="([\d.-]+)" width="[\d.]+" height="([\d.]+)"/g)];
    expect(Math.max(...feet.map(([, y, high]) => Number(y) + Number(high)))).toBeLessThan(100 - 12);
  });

  it("are bare when nothing grows there", () => {
    expect(drawField(null, "ripe", 1)).not.toContain("<use");
  });

  it("ripen as the harvest comes near", () => {
    expect([3, 1, 0].map(ripeness)).toEqual(["sprout", "green", "ripe"]);
    const rounds = { harvest_rounds: [4, 7, 9, 11, 13, 14], phase: "work", stage: 1 };
    expect(moment({ ...rounds, round: 1 })).toEqual({ round: 1, season: "spring", ripe: "sprout" });
    expect(moment({ ...rounds, round: 6, stage: 2 })).toEqual({ round: 6, season: "summer", ripe: "green" });
    expect(moment({ ...rounds, round: 14, stage: 6 })).toEqual({ round: 14, season: "autumn", ripe: "ripe" });
    expect(moment({ ...rounds, round: 12, phase: "end" }).ripe).toBe("ripe");
  });
});

describe("the farm of spaces", () => {
  it("shows whole what stands below it, or not at all", () => {
    const front = (below: number): string => paintGrid(grid({}), housed(grid({})), { ...LOOK, below }).front;
    expect([HIVES, CART].map((one) => front(20).includes(one))).toEqual([false, false]);
    expect([HIVES, CART].map((one) => front(60).includes(one))).toEqual([true, true]);
  });

  const full = grid({
    goods: { sheep: 2 },
    fields: { b1: { grain: 3 }, c1: { vegetable: 2 }, d1: {} },
    pastures: [{ cells: ["e1"], capacity: 2 }],
    fences: ["e1n", "e1w", "e1e", "e2n"],
    stables: ["c3"],
    animal_places: [pasture(2, { sheep: 2 }), STABLE, HOUSE],
  });
  const drawn = paintGrid(full, housed(full), LOOK);

  it("draws each fence, field and stable, and posts where fences meet", () => {
    expect(["fence", "field", "stable", "room"].map((kind) => number(drawn, kind))).toEqual([4, 3, 1, 2]);
    // Four corners, and three posts on each of the two fences that run away from the eye.
    expect(number(drawn, "post")).toBe(10);
  });

  it("has sky and a hedge behind it wherever it is painted, and no light that veils a small one", () => {
    for (const manner of ["low", "few"] as const) {
      const { ground, front } = paintGrid(full, housed(full), { ...LOOK, manner });
      for (const what of ["#art-tree", "#art-fir", "url(#art-sky)", "var(--art-hill-2)"]) {
        expect(drawn.ground).toContain(what);
        expect(ground).toContain(what);
      }
      expect(front).toBe("");
    }
  });

  it("has stout fences where it is small, posts in the owner's colour between and where they meet, and the count on them", () => {
    const little = paintGrid(full, housed(full), { ...LOOK, manner: "few" });
    expect(["fence", "post"].map((kind) => number(little, kind))).toEqual([4, 8]);
    for (const { kind, markup } of little.pieces) if (kind === "post") expect(markup).toContain("var(--seat)");
    // The pasture is e1, its upper left corner at 400.
    const [sign] = little.signs;
    expect([(sign?.x ?? 0) < 400, sign?.y]).toEqual([true, -9]);
    expect(little.ground.length).toBeLessThan(drawn.ground.length / 2);
  });

  /** Where flowers of a farm grow: the dots of their drifts. */
  const flowers = (farm: GridFarm, small = false): [number, number][] => {
    const { ground } = paintGrid(farm, housed(farm), { ...LOOK, manner: small ? "few" : "whole" });
    return [...ground.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
  };
  const cellsOf = (spots: [number, number][]): Set<string> =>
    new Set(spots.map(([x, y]) => `${Math.floor(x / 100)} ${Math.floor(y / 100)}`));

  it("has drifts of flowers that run over the borders of its spaces, other ones for each seat, none on a small painting", () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      const cells = cellsOf(flowers(grid({ seat })));
      // Over more than half of the land, and some of it is plain grass.
      expect(cells.size).toBeGreaterThan(6);
      expect(cells.size).toBeLessThan(13);
    }
    expect(flowers(grid({ seat: 0 }))).not.toEqual(flowers(grid({ seat: 1 })));
    expect(flowers(grid({}), true)).toEqual([]);
  });

  it("has no flower where something is built", () => {
    const built = {
      fields: { b1: {}, c1: {}, c2: {} },
      stables: ["e3"],
      pastures: [{ cells: ["d2", "e2"], capacity: 4 }],
    };
    const cells = cellsOf(flowers(grid(built)));
    for (const used of ["1 0", "2 0", "2 1", "4 2", "3 1", "4 1", "0 1", "0 2"]) expect(cells).not.toContain(used);
    expect(cells.size).toBeGreaterThan(0);
  });

  it("shows nothing on unused land that could be counted", () => {
    const land = Array.from({ length: 5 }, (_, seat) => wild(seat, () => true)).join("") + HIVES + CART;
    expect(new Set([...land.matchAll(/#art-([a-z-]+)/g)].map((found) => found[1]))).toEqual(new Set(["bush"]));
    // The dark outline is that of things that count.
    expect(land).not.toContain("var(--art-line)");
  });

  it("says how full each place is where that is not seen", () => {
    const said = (painted: typeof drawn): string[] =>
      painted.signs.map((sign) => `${sign.paw ? "paw " : ""}${sign.number}/${sign.capacity}`);
    expect(said(drawn)).toEqual(["2/2"]);
    const gate = { ...housed(full), waiting: { sheep: 1, boar: 0, cattle: 0 } };
    expect(said(paintGrid(full, gate, LOOK))).toEqual(["2/2", "paw 0/1", "paw 0/1"]);
    const pet = grid({ goods: { boar: 1 }, animal_places: [{ ...HOUSE, animals: { boar: 1 } }] });
    // It is seen at the door.
    expect(said(paintGrid(pet, housed(pet), LOOK))).toEqual([]);
  });

  it("paints from the back to the front", () => {
    const feet = drawn.pieces.map((piece) => piece.foot);
    expect(feet).toEqual([...feet].sort((one, other) => one - other));
  });

  it("looks the same each time, and names only drawings that there are", () => {
    expect(paintGrid(full, housed(full), LOOK)).toEqual(drawn);
    for (const name of shown(drawn)) expect(DRAWINGS).toHaveProperty(name);
  });

  it("has land to both edges of the widest and lowest place that shows it", () => {
    // A screen of 999 pixels, on which the farm is 127 high.
    const beside = ((999 / 127) * LARGE.height - LARGE.width) / 2;
    const meadow = /<path d="M(-\d+) [^"]*H(\d+)V\d+H\1Z" fill="var\(--art-meadow\)"/.exec(drawn.ground);
    expect(Number(meadow?.[1])).toBeLessThan(-beside);
    expect(Number(meadow?.[2])).toBeGreaterThan(LARGE.width + beside);
  });

  it("has its cells where they are clicked", () => {
    expect(across(LARGE, -LARGE.left)).toBe("0%");
    expect(down(LARGE, LARGE.height - LARGE.top)).toBe("100%");
  });
});

describe("the farm of tiles", () => {
  const farm = tiles({
    rooms: 3,
    fields: [3, 2, 0],
    pastures: [
      { shape: "four", stable: true },
      { shape: "corner", stable: false },
      { shape: "small", stable: false },
      { shape: "three", stable: false },
    ],
    stables: 1,
    goods: { sheep: 9, boar: 2, cattle: 1 },
    animal_places: [
      pasture(16, { sheep: 9 }),
      pasture(6),
      pasture(2, { boar: 2 }),
      pasture(6),
      { ...HOUSE, animals: { cattle: 1 } },
      STABLE,
    ],
  });

  it("lays no two tiles on one square, and each pasture in its shape", () => {
    for (const high of [2, 3, 4]) {
      const found = layTiles(farm, ["F-fireplace-1", "F-wind-mill"], high);
      const squares = [
        found.rooms,
        found.fields,
        found.stables,
        found.workshops.map(({ at }) => at),
        ...found.pastures,
      ].flat();
      expect(new Set(squares.map(({ column, row }) => `${column} ${row}`)).size).toBe(squares.length);
      expect(found.pastures.map((one) => one.length)).toEqual([4, 3, 1, 3]);
      expect(Math.max(...squares.map(({ row }) => row))).toBeLessThan(high);
      expect(found.columns).toBeGreaterThan(Math.max(...squares.map(({ column }) => column)));
    }
  });

  it("does not move other tiles for a new field", () => {
    const before = layTiles(farm, ["F-wind-mill"], 3);
    const after = layTiles({ ...farm, fields: [3, 3, 2, 0] }, ["F-wind-mill"], 3);
    expect(after.pastures).toEqual(before.pastures);
    expect(after.workshops).toEqual(before.workshops);
  });

  it("lays more rows where it is high", () => {
    expect(bestRows(farm, [], 360, 600)).toBeGreaterThan(bestRows(farm, [], 900, 300));
  });

  it("has one fence between two pastures that touch", () => {
    const three = tiles({ pastures: Array.from({ length: 3 }, () => ({ shape: "small", stable: false })) });
    const found = layTiles(three, [], 3);
    expect(found.pastures.map(([square]) => square?.row)).toEqual([0, 1, 2]);
    const drawn = paintTiles(three, housed(three), found, LOOK);
    // Two on the sides of each, and four across.
    expect(number(drawn, "fence")).toBe(10);
  });

  it("has the fences of pastures that touch at a corner on one line", () => {
    const shapes = ["small", "two", "small", "small"];
    const many = tiles({ pastures: shapes.map((shape) => ({ shape, stable: false })) });
    const { pieces } = paintTiles(many, housed(many), layTiles(many, [], 3), LOOK);
    const starts = pieces
      .filter(({ kind }) => kind === "fence")
      .map(({ markup }) => /M(-?[0-9.]+) (-?[0-9.]+)[hv]/.exec(markup));
    expect(starts.length).toBeGreaterThan(8);
    for (const found of starts) expect(Math.round(Number(found?.[1]) / 10) % 10).toBe(0);
  });

  it("has smoke only where nothing lies behind its chimney", () => {
    const smoke = (fields: number[]): boolean => {
      const one = tiles({ fields });
      return paintTiles(one, housed(one), layTiles(one, [], 3), LOOK).pieces.some(({ markup }) =>
        markup.includes("smoke"),
      );
    };
    expect([smoke([]), smoke([3])]).toEqual([true, false]);
  });

  it("shows whole what stands below it, or not at all", () => {
    const found = layTiles(farm, [], 3);
    const front = (below: number): string => paintTiles(farm, housed(farm), found, { ...LOOK, below }).front;
    for (const [below, shown] of [
      [10, false],
      [60, true],
    ] as const) {
      expect(front(below).includes(HIVES)).toBe(shown);
      expect(front(below).includes(CART)).toBe(shown);
    }
    expect(front(60)).not.toContain("#art-tree");
    expect(front(120)).toContain("#art-tree");
  });

  it("draws every animal, room and field", () => {
    const found = layTiles(farm, ["F-fireplace-1"], 3);
    const drawn = paintTiles(farm, housed(farm), found, { ...LOOK, ripe: "green" });
    expect(["sheep", "boar", "cattle"].map((kind) => number(drawn, kind))).toEqual([9, 2, 1]);
    expect(["room", "field", "workshop", "person"].map((kind) => number(drawn, kind))).toEqual([3, 3, 1, 2]);
    // A workshop stands on the ground, and what is worked with lies before it.
    const tile = drawn.pieces.filter(({ key }) => key.endsWith("F-fireplace-1")).map(({ markup }) => markup);
    expect(tile.join("")).toMatch(/var\(--art-path\).*#art-wood/s);
    // One stable in a pasture, one beside the farm.
    expect(number(drawn, "stable")).toBe(2);
    // The house for one animal tells itself.
    expect(drawn.signs).toHaveLength(4);
    for (const name of shown(drawn)) expect(DRAWINGS).toHaveProperty(name);
    expect(new Set(drawn.pieces.map((piece) => piece.key)).size).toBe(drawn.pieces.length);
  });
});

describe("the table", () => {
  it("has a bowl for each food that is owed: store first, then the fields, then none", () => {
    expect(laid(5, 2, ["grain", "vegetable"])).toEqual([
      { state: "full" },
      { state: "full" },
      { state: "ready", good: "grain" },
      { state: "ready", good: "vegetable" },
      { state: "empty" },
    ]);
    expect(laid(2, 9, ["grain"])).toEqual([{ state: "full" }, { state: "full" }]);
  });
});

describe("scenes", () => {
  it("stand for the spaces of all editions", () => {
    const wanted = {
      forest: "forest",
      "clay-pit": "clay",
      "resource-market": "market",
      "side-job": "build",
      "farm-redevelopment": "renovate",
      "basic-wish-for-children": "cradle",
      "starting-player-and-storehouse": "meeting",
      "take-1-reed-1-stone-and-1-food": "market",
      "1-stone-stage-2": "quarry",
      "1-occupation-or-from-round-5-family-growth": "lessons",
      "take-animals": "sheep",
      "wood-rooms-and-or-stables": "build",
      pottery: "clay",
      "3-wood": "forest",
      "2-wood": "grove",
    };
    for (const [space, scene] of Object.entries(wanted)) expect([space, sceneOf(space)]).toEqual([space, scene]);
    for (const name of [
      ...Object.values(SCENES)
        .join("")
        .matchAll(/href="#art-([a-z0-9-]+)"/g),
    ])
      expect(DRAWINGS).toHaveProperty(name[1] ?? "");
  });
});

describe("the harvest", () => {
  const PEOPLE = { adults: 2, newborns: 0 };
  const HOME = { material: "wood", rooms: 2 } as const;

  it("shows the young two thirds as large as their parents, however many kinds there are", () => {
    const wide = (markup: string, name: string): number =>
      Number(new RegExp(`#art-${name}"[^>]* width="([0-9.]+)"`).exec(markup)?.[1]);
    const kinds: [string, number][] = [
      ["sheep", 1],
      ["boar", 1],
      ["cattle", 1],
    ];
    for (const born of [kinds.slice(0, 1), kinds.slice(0, 2), kinds]) {
      const stage = harvestEvening({
        seat: 0,
        house: HOME,
        people: PEOPLE,
        fields: [],
        crops: [],
        bowls: [],
        born,
        animals: Object.fromEntries(born.map(([kind]) => [kind, 3])),
        indoors: {},
        fences: true,
      });
      expect(wide(stage.born[0]?.markup ?? "", "lamb")).toBeCloseTo((wide(stage.still, "sheep") * 2) / 3, 0);
    }
    expect(DRAWINGS["lamb"]?.markup).not.toContain("scale(");
  });

  it("leaves the letters of the people in sight: one row of bowls stands on the cloth", () => {
    const bowls = (n: number): Bowl[] => Array.from({ length: n }, () => ({ state: "full" }));
    for (const n of [1, 4, 6])
      for (const { y } of onTable(bowls(n), { adults: 2, newborns: 0 }, 0, 200, 600))
        expect(y).toBeGreaterThanOrEqual(200);
    expect(new Set(onTable(bowls(9), { adults: 4, newborns: 1 }, 0, 200, 600).map(({ y }) => y)).size).toBe(2);
  });
});

describe("a farm of tiles", () => {
  it("stands in the middle of its frame, which has room for five columns", () => {
    for (const manner of ["whole", "low", "few"] as const) {
      const wide = framed(5, 3, manner);
      expect(framed(3, 3, manner)).toEqual({ ...wide, left: wide.left + 100 });
      expect(framed(6, 3, manner).width).toBe(wide.width + 100);
    }
  });

  it("has one yard under all the rooms of its house", () => {
    const farm = tiles({ rooms: 4 });
    const painting = paintTiles(farm, housed(farm), layTiles(farm, [], 3), LOOK);
    expect(number(painting, "room")).toBe(4);
    expect(number(painting, "tile")).toBe(1);
  });
});
