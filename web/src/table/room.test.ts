import { describe, expect, it } from "vitest";
import type { Action, Farm, View } from "../lib/view";
import { roomText, staysText } from "./room";

const HOUSE = { where: "house", capacity: 1, mixed: true, animals: {} };
const PASTURE = { where: "pasture", capacity: 4, mixed: false, animals: {} };

function told(room: object | undefined, ...places: object[]): string {
  const view = { seat: 0, seats: [{ animal_places: places } as unknown as Farm] } as unknown as View;
  return roomText(view, (room === undefined ? {} : { preview: { room } }) as unknown as Action);
}

describe("animals on a space", () => {
  it("say nothing where all of them find a place", () => {
    expect(told(undefined, HOUSE)).toBe("");
    expect(staysText("sheep", 2, undefined)).toBe("+2");
  });

  it("say how many find one, and that it is in the house where there is no other place", () => {
    expect(told({ sheep: 1 }, HOUSE)).toBe("Room for 1: in your house");
    expect(told({ sheep: 3 }, PASTURE, HOUSE)).toBe("Room for 3 on your farm");
    expect(staysText("sheep", 2, { sheep: 1 })).toBe("+1 (room for 1)");
    expect(staysText("wood", 2, { sheep: 1 })).toBe("+2");
  });

  it("say so where none does", () => {
    expect(told({}, HOUSE)).toBe("No room: an animal lives in your house already");
    expect(told({}, PASTURE, HOUSE)).toBe("No free place on your farm");
    expect(staysText("sheep", 2, {})).toBe("no room");
  });
});
