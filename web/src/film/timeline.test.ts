import { expect, test } from "vitest";
import type { TurnPlace } from "../lib/schema";
import { curves, frames, harvestOn, placeIn, turnBack, turnOn } from "./timeline";

const TURNS: TurnPlace[] = [0, 2, 5, 9].map((after, at) => ({ after, round: at < 2 ? 1 : 2, seat: at % 2 }));

test("rounds are frames from their first turn to that of the next", () => {
  expect(frames(TURNS, 12)).toEqual([
    { round: 1, from: 0, to: 5, turns: 2 },
    { round: 2, from: 5, to: 12, turns: 2 },
  ]);
});

test("a step by turns goes to where one begins", () => {
  expect(turnOn(TURNS, 2, 12)).toBe(5);
  expect(turnOn(TURNS, 9, 12)).toBe(12);
  expect(turnBack(TURNS, 5)).toBe(2);
  expect(turnBack(TURNS, 0)).toBe(0);
});

test("a harvest lies at the end of its round", () => {
  expect(harvestOn(frames(TURNS, 12), [2], 3)).toBe(12);
  expect(harvestOn(frames(TURNS, 12), [2], 12)).toBeNull();
});

test("a link names a place", () => {
  expect(placeIn("?after=7")).toBe(7);
  expect(placeIn("?after=x")).toBe(0);
});

test("the points go on to where the film stands, and no further", () => {
  const all = frames(TURNS, 12);
  expect(curves(all, [[3, -2]], [4, 1], 8)).toEqual([
    [
      [5, 3],
      [8, 4],
    ],
    [
      [5, -2],
      [8, 1],
    ],
  ]);
  expect(curves(all, [[3, -2]], [3, -2], 5)).toEqual([[[5, 3]], [[5, -2]]]);
});
