import { expect, test } from "vitest";
import type { LogItem } from "../lib/schema";
import type { Action } from "../lib/view";
import { enough } from "./enough";

const offered = (...kinds: string[]): Action[] => kinds.map((kind) => ({ kind })) as Action[];
const log = (...kinds: string[]): LogItem[] => kinds.map((kind) => ({ kind })) as LogItem[];

test.each([
  [offered("sow"), log("place", "plow"), "Sow nothing"],
  [offered("sow"), log("place", "sow"), "Sow no more"],
  [offered("fence"), log("place"), "No fences"],
  [offered("edge"), log("place", "fence"), "No more fences"],
  [offered("room", "stable"), log("place", "room"), null],
])("what ends %o after %o", (now, before, said) => {
  expect(enough(now, before)).toBe(said);
});
