/** The whole farm of tiles from its data: a landscape without an edge, tiles with a thick wooden rim. */

import { NOBODY, size, type Animal, type Housing } from "../farm/housing";
import { inTurn } from "../farm/stalls";
import type { TileFarm } from "../lib/view";
import { fenceAcross, fenceAway, post, stable } from "./buildings";
import { drawField, type Ripeness } from "./field";
import { framed, type Manner } from "./frame";
import { animal, isPlain, person } from "./gridFarm";
import { stands } from "./herd";
import { drawRoom, plan, signOf } from "./house";
import { foreground, grazing, land } from "./landscape";
import type { Laid, Square } from "./layTiles";
import { FLAT, fromBackToFront, type Painting, type Piece, type Sign } from "./painting";
import { scenery } from "./scenery";
import { scatter, short, use } from "./svg";
import { workshop } from "./workshops";

export interface TileLook {
  manner: Manner;
  ripe: Ripeness;
  round: number;
  /** Whether the people raise their arms. */
  cheers?: boolean;
  /** How much of the land below the frame is seen. */
  below?: number;
}

const CELL = 100;
/** How far below the edge of its tile a fence across has its foot: it stands between what is behind it and before it. */
const FOOT = 5;

function at({ column, row }: Square, markup: string): string {
  return `<g transform="translate(${column * CELL} ${row * CELL})">${markup}</g>`;
}

/** A board with a thick edge, its face of one colour; squares that make a rectangle are one piece. One with a fence is thin. */
function board(squares: readonly Square[], face: string, thick = true): string {
  const span = (of: "column" | "row"): [number, number] => {
    const all = squares.map((one) => one[of]);
    return [Math.min(...all), Math.max(...all) + 1];
  };
  const [[left, right], [top, bottom]] = [span("column"), span("row")];
  const whole = (right - left) * (bottom - top) === squares.length;
  const has = (column: number, row: number): boolean =>
    !whole && squares.some((one) => one.column === column && one.row === row);
  const layer = (drop: number, fill: string, gap: number): string =>
    (whole ? [{ column: left, row: top }] : squares)
      .map(({ column, row }) => {
        const inset = (joined: boolean): number => (joined ? -0.6 : gap);
        const x = inset(has(column - 1, row));
        const y = inset(has(column, row - 1));
        const wide = CELL * (whole ? right - left : 1) - x - inset(has(column + 1, row));
        const high = CELL * (whole ? bottom - top : 1) - y - inset(has(column, row + 1));
        return `<rect x="${short(column * CELL + x)}" y="${short(row * CELL + y + drop)}" width="${short(wide)}" height="${short(high)}" rx="${whole ? 8 : 1.5}" fill="${fill}"/>`;
      })
      .join("");
  return (
    (thick
      ? layer(7, "var(--art-shade)", 1) + layer(4.5, "var(--art-wood-deep)", 2) + layer(0, "var(--art-line)", 1.2)
      : layer(3, "var(--art-shade)", 2)) + layer(0, face, 2.8)
  );
}

/**
 * The fence of a pasture tile, on the edges of its squares: so those of two pastures that touch, at an edge or a corner,
 * are one line and meet at one post.
 */
function fence(squares: readonly Square[], name: string, all: readonly Square[]): Piece[] {
  const among = (some: readonly Square[], column: number, row: number): boolean =>
    some.some((one) => one.column === column && one.row === row);
  const has = (column: number, row: number): boolean => among(squares, column, row);
  const found: Piece[] = [];
  const add = (key: string, foot: number, markup: string, kind: Piece["kind"] = "fence"): void => {
    found.push({ key: `${name} ${key}`, kind, foot, markup });
  };
  for (const { column, row } of squares) {
    const here = `${column} ${row}`;
    const [left, right] = [column * CELL, (column + 1) * CELL];
    const [back, front] = [row * CELL + FOOT, (row + 1) * CELL + FOOT];
    const behind = has(column, row - 1);
    // What two pastures share is drawn by the one before it, or to the left of it.
    const open = has(column, row + 1) || among(all, column, row + 1);
    if (!behind) add(`${here} back`, back + 0.5, fenceAcross(left, back));
    if (!open) add(`${here} front`, front + 0.5, fenceAcross(left, front));
    for (const [none, x, side] of [
      [among(all, column - 1, row), left, "left"],
      [has(column + 1, row), right, "right"],
    ] as const) {
      if (none) continue;
      add(`${here} ${side}`, back + 1, fenceAway(x, back));
      for (const part of [1 / 3, 2 / 3]) {
        const y = back + CELL * part;
        add(`${here} ${side} ${short(part)}`, y, post(x, y), "post");
      }
      add(`${here} ${side} back`, back + 1.5, post(x, back + 1, 22), "post");
      add(`${here} ${side} front`, front + 1.5, post(x, front + 1, 22), "post");
    }
  }
  return found;
}

/** The ground of a workshop: grass, and a place where people walk. */
const TRODDEN =
  `<path d="M3 58Q30 44 54 52T97 46V90Q97 97 90 97H10Q3 97 3 90Z" fill="var(--art-meadow)"/>` +
  `<ellipse cx="51" cy="81" rx="43" ry="13" fill="var(--art-path)"/>` +
  use("tuft", 8, 12, 13, 11) +
  use("flower", 80, 22, 11, 10) +
  use("tuft", 82, 50, 13, 11);

/** What is worked with there, by a word of the card. */
const STORE: readonly (readonly [string, string])[] = [
  ["fireplace", "wood"],
  ["hearth", "wood"],
  ["mill", "sheaf"],
  ["basket", "reed"],
  ["oven", "grain"],
  ["pottery", "clay"],
  ["joinery", "wood"],
  ["depot", "stone"],
];

/** A workshop at the back of its tile, and what is worked with in front of it. */
function worked(card: string): string {
  const store = STORE.find(([word]) => card.includes(word))?.[1];
  return (
    `<g transform="translate(6 5) scale(.84)">${workshop(card) ?? ""}</g>` +
    (store === undefined ? "" : use(store, 68, 66, 28, 28))
  );
}

/** In which square of a pasture its stable stands. */
function stableSquare(squares: readonly Square[]): number {
  return squares.length > 2 ? 1 : squares.length - 1;
}

export function paintTiles(farm: TileFarm, housing: Housing, laid: Laid, look: TileLook): Painting {
  const small = look.manner === "few";
  const pieces: Piece[] = [];
  const signs: Sign[] = [];
  const count: Record<Animal, number> = { sheep: 0, boar: 0, cattle: 0 };
  const add = (key: string, kind: Piece["kind"], foot: number, markup: string): void => {
    pieces.push({ key, kind, foot, markup });
  };
  const herdMember = (kind: Animal, x: number, y: number, scale: number, turn: number): void => {
    add(`${kind} ${count[kind]++}`, kind, y, animal(kind, x, y, scale, turn, small));
  };
  const sign = (spot: number, { column, row }: Square, paw: boolean): void => {
    const place = farm.animal_places[spot];
    const herd = housing.stalls[spot] ?? NOBODY;
    if (place === undefined || isPlain(place, housing)) return;
    signs.push({
      number: size(herd),
      capacity: place.capacity,
      x: column * CELL + 12,
      // On the fence.
      y: row * CELL + (paw ? 9 : FOOT - 7),
      paw,
      ...(place.where === "house" && signOf({ column, row, drop: 0, long: false })),
    });
  };

  laid.fields.forEach((square, index) => {
    const left = farm.fields[index] ?? 0;
    const crop = left > 0 ? { kind: "grain", left } : null;
    const face = at(square, drawField(crop, look.ripe, square.row * 9 + square.column + 1, small));
    add(`field ${index}`, "field", FLAT, board([square], "var(--art-soil-deep)") + face);
  });
  laid.workshops.forEach(({ card, at: square }) => {
    add(`tile ${card}`, "tile", FLAT, board([square], "var(--art-meadow-lit)") + at(square, TRODDEN));
    add(`workshop ${card}`, "workshop", square.row * CELL + 88, at(square, worked(card)));
  });

  const house = plan(farm.rooms);
  /** Smoke rises into the sky or over a meadow: it would lie across a tile behind the house. */
  const covered = [...laid.fields, ...laid.workshops.map((one) => one.at)].some(
    ({ column, row }) => column === laid.rooms[0]?.column && row === laid.rooms[0].row - 1,
  );
  add("yard", "tile", FLAT, board(laid.rooms, "var(--art-path)"));
  laid.rooms.forEach((square, index) => {
    const room = house[index];
    const top = { chimney: index === 0, smoke: index === 0 && !small && !covered };
    if (room !== undefined)
      add(`room ${index}`, "room", square.row * CELL + 88, at(square, drawRoom(room, farm.house, top)));
  });
  for (let who = 0; who < farm.home; who++) {
    const square = laid.rooms[who % laid.rooms.length];
    if (square === undefined) break;
    const newborn = farm.placed.length === 0 && who >= farm.family - farm.newborns;
    const x = square.column * CELL + ([85, 15, 50][Math.floor(who / laid.rooms.length)] ?? 86);
    const y = square.row * CELL + 97;
    add(`person ${who}`, newborn ? "newborn" : "person", y, person(farm.seat, x, y, small, newborn, look.cheers));
  }

  const fenced = laid.pastures.flat();
  laid.pastures.forEach((squares, index) => {
    const next = scatter(17 + index * 5 + farm.seat);
    const grass = small ? "" : squares.map((square) => at(square, grazing(next))).join("");
    add(`pasture ${index}`, "pasture", FLAT, board(squares, "var(--art-pasture)", false) + grass);
    pieces.push(...fence(squares, `pasture ${index}`, fenced));
    const beside = farm.pastures[index]?.stable ? stableSquare(squares) : -1;
    const members = inTurn(housing.stalls[index] ?? NOBODY);
    const places = stands(
      members.length,
      squares.map((_, one) => one === beside),
      small,
    );
    const under = squares[beside];
    if (under !== undefined) {
      const crowded = places.filter(({ cell }) => cell === beside).length > 2;
      const [x, y, scale] = crowded ? [57, 10, 0.62] : [40, 14, 0.98];
      const foot = under.row * CELL + (crowded ? 40 : 62);
      add(`stable ${index}`, "stable", foot, stable(under.column * CELL + x, under.row * CELL + y, scale));
    }
    places.forEach((place, turn) => {
      const square = squares[place.cell];
      const kind = members[turn];
      if (square === undefined || kind === undefined) return;
      const x = square.column * CELL + 10 + place.x * 0.8;
      const y = square.row * CELL + 6 + place.y * 0.86;
      herdMember(kind, x, y, place.scale * 0.9, turn + place.cell);
    });
    const [first] = squares;
    if (first !== undefined) sign(index, first, false);
  });

  const numbered = farm.animal_places.map((place, spot) => ({ ...place, spot }));
  const home = numbered.find((place) => place.where === "house");
  if (home !== undefined) {
    inTurn(housing.stalls[home.spot] ?? NOBODY).forEach((kind, turn) => {
      const square = laid.rooms[laid.rooms.length - 1 - (turn % laid.rooms.length)];
      if (square !== undefined)
        herdMember(kind, square.column * CELL + 84, square.row * CELL + 99, small ? 1 : 0.84, 0);
    });
    const first = laid.rooms[0];
    if (first !== undefined) sign(home.spot, first, true);
  }
  numbered
    .filter((place) => place.where === "stable")
    .forEach(({ spot }, index) => {
      const square = laid.stables[index];
      if (square === undefined) return;
      const x = square.column * CELL;
      const y = square.row * CELL;
      add(`barn ${index}`, "stable", y + 76, stable(x + 14, y + 6, 1.45));
      inTurn(housing.stalls[spot] ?? NOBODY).forEach((kind, turn) => herdMember(kind, x + 68, y + 96, 1.05, turn + 1));
      sign(spot, square, true);
    });

  const frame = framed(laid.columns, laid.rows, look.manner);
  return {
    ground: land(
      frame,
      farm.seat,
      look.round,
      look.manner,
      undefined,
      look.manner === "whole" ? scenery(laid, farm.seat) : "",
    ),
    pieces: fromBackToFront(pieces),
    front: look.manner === "whole" ? foreground(frame, look.below) : "",
    signs,
  };
}
