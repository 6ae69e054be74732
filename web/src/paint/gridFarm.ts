/** The whole farm of 15 spaces from its data. */

import { seatLetter } from "../art/icons";
import { NOBODY, size, type Animal, type Herd, type Housing } from "../farm/housing";
import { cellsOfPlaces, inTurn, waitingCell } from "../farm/stalls";
import { cellAt, edgeLine, position } from "../farm/yard";
import type { AnimalPlace, GridFarm } from "../lib/view";
import { fenceAcross, fenceAway, post, stable, timber } from "./buildings";
import { drawField, type Crop, type Ripeness } from "./field";
import { LARGE, type Manner } from "./frame";
import { barn, stands } from "./herd";
import { drawRoom, isFront, plan, signOf, type RoomPlace } from "./house";
import { foreground, grazing, land } from "./landscape";
import { FLAT, fromBackToFront, type Painting, type Piece, type Sign } from "./painting";
import { freeSpaces } from "./spaces";
import { mirrored, scatter, short, use } from "./svg";
import { wild } from "./wild";

export interface GridLook {
  /** In a small place people, animals and stables are larger, and fences are stout. */
  manner: Manner;
  ripe: Ripeness;
  round: number;
  /** Whether the people raise their arms. */
  cheers?: boolean;
  /** How much of the land below the frame is seen. */
  below?: number;
}

const CELL = 100;
/** Where the middle of a sign lies that hangs on a fence, and on the stout one of a small farm. */
const RAIL = -7;
const STOUT_RAIL = -9;

/** How far animals of a pasture stand from where they would in order, and how they are turned. */
const STRAYED: readonly (readonly [right: number, down: number, turn: number])[] = [
  [-4, 1, 1],
  [3, -3, 0],
  [5, 1, 4],
  [-2, -3, 3],
  [0, 2, 1],
  [4, -1, 2],
  [-4, -2, 0],
];

function shifted(cell: string, markup: string): string {
  const { column, row } = position(cell);
  return `<g transform="translate(${column * CELL} ${row * CELL})">${markup}</g>`;
}

/** An animal with its feet at (x, y). */
export function animal(kind: Animal, x: number, y: number, scale: number, at: number, small: boolean): string {
  const width = 44 * scale;
  const height = 34 * scale;
  const name = kind === "sheep" && at % 3 === 1 && !small ? "sheep-grazing" : kind;
  return (at % 2 ? mirrored : use)(name, x - width / 2, y - height * 0.92, width, height);
}

/** The arms of a person with the feet at (x, y), above the head. */
function raised(x: number, y: number): string {
  const arms = `d="M${short(x - 5)} ${short(y - 23)}l-9-18M${short(x + 5)} ${short(y - 23)}l9-18" stroke-linecap="round"`;
  const hands = [-14, 14].map((far) => `<circle cx="${short(x + far)}" cy="${short(y - 42)}" r="2.8"/>`).join("");
  return (
    `<path ${arms} stroke="var(--art-line)" stroke-width="7"/><path ${arms} stroke="var(--seat)" stroke-width="5"/>` +
    `<g fill="var(--art-skin)" stroke="var(--art-line)">${hands}</g>`
  );
}

/** A person with the feet at (x, y), with the letter of the seat where it can be read. */
export function person(seat: number, x: number, y: number, small: boolean, newborn: boolean, cheers = false): string {
  const [width, height] = small ? [42, 61] : [32, 46];
  const drawn = (name: string): string => use(name, x - width / 2, y - height, width, height);
  if (newborn) return drawn("newborn");
  // A small farm is drawn half as large.
  if (small) return drawn("person") + drawn("eyes");
  return `${cheers ? raised(x, y) : ""}${drawn("person")}${drawn("face")}<text x="${short(x)}" y="${short(y - 11.5)}" class="letter">${seatLetter(seat)}</text>`;
}

/** Who is at home: newborns are, once nobody is on the board any more. */
export function atHome(farm: GridFarm): { newborn: boolean }[] {
  const together = farm.placed.length === 0 && farm.newborns_on.length === 0;
  const all = Math.max(farm.family, farm.home);
  return Array.from({ length: farm.home }, (_, at) => ({ newborn: together && at >= all - farm.newborns }));
}

/** The crop on a field, or none; goods that are no crop grow in rows all the same. */
export function cropOn(goods: Readonly<Record<string, number>>): Crop | null {
  const [found] = Object.entries(goods).filter(([, left]) => left > 0);
  return found === undefined ? null : { kind: found[0], left: found[1] };
}

/** A house or a stable for one animal shows whether it is there; how much room there is counts when some wait. */
export function isPlain({ where, capacity }: AnimalPlace, { waiting }: Housing): boolean {
  return capacity === 1 && size(waiting) === 0 && (where === "stable" || where === "house");
}

class Painter {
  readonly pieces: Piece[] = [];
  readonly signs: Sign[] = [];
  private readonly rooms: RoomPlace[];
  readonly fronts: RoomPlace[];
  /** How many animals graze in a cell. */
  private readonly crowds = new Map<string, number>();
  private readonly count: Record<Animal, number> = { sheep: 0, boar: 0, cattle: 0 };
  private readonly small: boolean;

  constructor(
    private readonly farm: GridFarm,
    private readonly look: GridLook,
  ) {
    this.rooms = plan(farm.rooms);
    this.fronts = this.rooms.filter(isFront);
    this.small = look.manner === "few";
  }

  private add(key: string, kind: Piece["kind"], foot: number, markup: string): void {
    this.pieces.push({ key, kind, foot, markup });
  }

  private herdMember(kind: Animal, x: number, y: number, scale: number, at: number): void {
    const number = this.count[kind]++;
    this.add(`${kind} ${number}`, kind, y, animal(kind, x, y, scale, at, this.small));
  }

  ground(): void {
    const { small } = this;
    for (const cell of this.farm.pastures.flatMap((pasture) => pasture.cells)) {
      const { column, row } = position(cell);
      const grass = small ? "" : grazing(scatter(71 + column * 5 + row));
      this.add(
        `pasture ${cell}`,
        "pasture",
        FLAT,
        shifted(cell, `<rect width="100.5" height="100.5" fill="var(--art-pasture)"/>${grass}`),
      );
    }
    for (const [cell, goods] of Object.entries(this.farm.fields)) {
      const { column, row } = position(cell);
      const seed = row * 10 + column + 1 + this.farm.seat;
      this.add(
        `field ${cell}`,
        "field",
        FLAT + 1,
        shifted(cell, drawField(cropOn(goods), this.look.ripe, seed, small)),
      );
    }
  }

  house(): void {
    this.rooms.forEach((room, at) => {
      const top = { chimney: at === 0, smoke: at === 0 && !this.small };
      this.add(
        `room ${room.cell}`,
        "room",
        room.row * CELL + 88,
        shifted(room.cell, drawRoom(room, this.farm.house, top)),
      );
    });
    const { fronts } = this;
    atHome(this.farm).forEach(({ newborn }, at) => {
      const front = fronts[at % fronts.length];
      if (front === undefined) return;
      // At both sides of the door, so that they are seen; whoever finds no room there stands before it, on the path.
      const turn = Math.floor(at / fronts.length) % 5;
      const x = front.column * CELL + ([...front.spots, front.door, 34, 66][turn] ?? 50);
      const y = front.row * CELL + (turn < 2 ? 97 : turn === 2 ? 112 : 108);
      const kind = newborn ? "newborn" : "person";
      this.add(`${kind} ${at}`, kind, y, person(this.farm.seat, x, y, this.small, newborn, this.look.cheers));
    });
  }

  /** Once all animals have their places. */
  stables(): void {
    const { small } = this;
    for (const cell of this.farm.stables) {
      const { column, row } = position(cell);
      const { x, y, scale, foot } = barn(this.crowds.get(cell) ?? 0, small);
      this.add(`stable ${cell}`, "stable", row * CELL + foot, stable(column * CELL + x, row * CELL + y, scale));
    }
  }

  animals(housing: Housing): void {
    const { small } = this;
    const cells = cellsOfPlaces(this.farm);
    this.farm.animal_places.forEach((place, index) => {
      const here = cells[index] ?? [];
      const first = here[0];
      if (first === undefined) return;
      const herd = housing.stalls[index] ?? NOBODY;
      if (place.where === "pasture") this.pasture(here, herd);
      else if (place.where === "house") this.pets(herd);
      else {
        const { column, row } = position(first);
        inTurn(herd).forEach((kind, at) => {
          this.herdMember(kind, column * CELL + 70 + at * 18, row * CELL + 92, small ? 1.35 : 1, at + 1);
        });
      }
      if (isPlain(place, housing)) return;
      const at = position(first);
      const paw = place.where !== "pasture";
      // A pasture is told on its fence, the house above its roof, a stable below its own.
      const fall = { pasture: small ? STOUT_RAIL : RAIL, house: 0, stable: 72, card: 0 }[place.where];
      const [room] = this.rooms;
      this.signs.push({
        number: size(herd),
        capacity: place.capacity,
        // Beside its animal.
        ...(place.where === "stable" && { room: 48 }),
        x: at.column * CELL + (place.where === "stable" ? 1 : small ? -7 : 6),
        y: at.row * CELL + fall,
        paw,
        ...(place.where === "house" && room !== undefined && signOf(room)),
      });
    });
  }

  private pasture(cells: readonly string[], herd: Herd): void {
    const members = inTurn(herd);
    const places = stands(
      members.length,
      cells.map((cell) => this.farm.stables.includes(cell)),
      this.small,
    );
    places.forEach((place, at) => {
      const kind = members[at];
      const cell = cells[place.cell] ?? "";
      const { column, row } = position(cell);
      this.crowds.set(cell, (this.crowds.get(cell) ?? 0) + 1);
      if (kind === undefined) return;
      const [right, down, turn] = STRAYED[(at + 3 * place.cell + column + 2 * row) % STRAYED.length] ?? [0, 0, 0];
      const stray = place.scale < 0.8 ? 0.5 : 1;
      this.herdMember(
        kind,
        column * CELL + place.x + right * stray,
        row * CELL + place.y + down * stray,
        place.scale,
        turn,
      );
    });
  }

  /** Animals in the house stand before its fronts, where nobody else does, or before a window. */
  private pets(herd: Herd): void {
    const { fronts } = this;
    inTurn(herd).forEach((kind, at) => {
      const front = fronts[at % fronts.length];
      if (front === undefined) return;
      const turn = Math.floor(at / fronts.length);
      // A long house has no window that its people leave free.
      const free = front.long ? front.spots[this.farm.home + turn] : undefined;
      const x = front.column * CELL + (free ?? (front.long ? 50 : 32) + turn * 26);
      this.herdMember(
        kind,
        x,
        front.row * CELL + (free === undefined && front.long ? 114 : 102),
        this.small ? 1 : 0.8,
        0,
      );
    });
  }

  fences(): void {
    for (const cell of this.farm.upright_fences ?? []) {
      const { column, row } = position(cell);
      const foot = row * CELL + 70;
      this.add(`upright ${cell}`, "post", foot, post(column * CELL + 50, foot, 60));
    }
    const made = timber(this.small);
    const corners = new Set<string>();
    for (const edge of this.farm.fences) {
      const line = edgeLine(edge);
      const x = line.x * CELL;
      const y = line.y * CELL;
      corners.add(`${x} ${y}`).add(line.upright ? `${x} ${y + CELL}` : `${x + CELL} ${y}`);
      this.add(
        `fence ${edge}`,
        "fence",
        y + (line.upright ? 1 : 0.5),
        (line.upright ? fenceAway : fenceAcross)(x, y, CELL, made),
      );
      if (line.upright)
        for (const part of made.between) {
          const foot = y + part * CELL;
          this.add(`post ${edge} ${part}`, "post", foot, post(x, foot, made.height, made));
        }
    }
    for (const corner of corners) {
      const [x = 0, y = 0] = corner.split(" ").map(Number);
      this.add(`post ${corner}`, "post", y + 1.5, post(x, y + 1, made.height + 3, made));
    }
  }
}

/**
 * Where people walk, it is worn: bare earth before each door, a path from the door to the lane, and another along the
 * hedge and between the spaces up to the hills, as far as nothing is built on it.
 */
function worn(fronts: readonly RoomPlace[]): string {
  const earth = fronts.map(({ column, row }) => {
    const at = `${column * CELL + 6} ${row * CELL + 94}`;
    return `M${at}q-7 9 16 11 20 1 28 6 22 5 36-4 20-1 24-7-2-7-12-9Z`;
  });
  const [first] = fronts;
  const door = first === undefined ? CELL / 2 : first.column * CELL + first.door;
  const foot = `M${door} 296C${door + 30} 314 190 300 296 305M296 305C402 312 440 299 516 305M300 306C290 268 309 232 300 186S292 128 300 92S306 30 299-8`;
  return (
    `<g fill="none" stroke-linecap="round"><path d="${foot}" stroke="var(--art-meadow-lit)" stroke-width="15" opacity=".5"/>` +
    `<path d="${foot}" stroke="var(--art-path)" stroke-width="6" opacity=".7"/></g>` +
    `<path d="${earth.join("")}" fill="var(--art-path)" opacity=".6"/>` +
    `<path d="M${door} 292q${72 - door} 30 ${80 - door} 52t18 40" fill="none" stroke="var(--art-path)" stroke-width="13" opacity=".85"/>`
  );
}

/** The spaces that are not used, and what grows there. */
function unused(farm: GridFarm, gate: string | undefined, few: boolean): string {
  const used = [
    ...farm.rooms,
    ...Object.keys(farm.fields),
    ...farm.stables,
    ...farm.pastures.flatMap((one) => one.cells),
  ];
  const isFree = (column: number, row: number): boolean => {
    const cell = cellAt(column, row);
    return cell !== null && !used.includes(cell);
  };
  const spaces = freeSpaces(farm.seat, isFree, few);
  if (few) return spaces;
  const grown = wild(farm.seat, (x, y) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    return isFree(column, row) && cellAt(column, row) !== gate;
  });
  return spaces + grown;
}

export function paintGrid(farm: GridFarm, housing: Housing, look: GridLook): Painting {
  const painter = new Painter(farm, look);
  painter.ground();
  painter.house();
  painter.animals(housing);
  painter.stables();
  painter.fences();
  const gate = size(housing.waiting) > 0 ? waitingCell(farm) : undefined;
  const free = gate === undefined ? undefined : position(gate);
  const few = look.manner === "few";
  const grown = (few ? "" : worn(painter.fronts)) + unused(farm, gate, few);
  return {
    ground: land(LARGE, farm.seat, look.round, look.manner, free, grown),
    pieces: fromBackToFront(painter.pieces),
    front: look.manner === "whole" ? foreground(LARGE, look.below) : "",
    signs: painter.signs,
  };
}
