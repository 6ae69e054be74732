import { describe, expect, it } from "vitest";
import { names } from "./players";
import type { RoomInfo } from "./schema";

/** A room in which people of these names sit, and a computer. */
function room(...people: string[]): RoomInfo {
  const seats = people.map((name, seat) => ({ seat, name, kind: "person", level: null }));
  return { seats: [...seats, { seat: people.length, name: "", kind: "computer", level: "apprentice" }] } as never;
}

describe("the names of the seats", () => {
  it("call the own seat You where it has no name", () => {
    expect(names(room(""), [0])).toEqual(["You", "Apprentice"]);
    expect(names(room("", ""), [1])).toEqual(["Player A", "You", "Apprentice"]);
  });

  it("are those that were given", () => {
    expect(names(room("Ann", ""), [0])).toEqual(["Ann", "Player B", "Apprentice"]);
  });

  it("tell several own seats at one screen apart", () => {
    expect(names(room("", ""), [0, 1])).toEqual(["Player A", "Player B", "Apprentice"]);
  });

  it("call nobody You for who only watches", () => {
    expect(names(room(""), [])).toEqual(["Player A", "Apprentice"]);
  });

  it("are never there twice", () => {
    expect(names(room("You", ""), [1])).toEqual(["You A", "You B", "Apprentice"]);
  });
});
