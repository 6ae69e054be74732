import { afterEach, expect, test, vi } from "vitest";
import { store, stored, storedData } from "./store";

afterEach(() => vi.unstubAllGlobals());

function browser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

test("texts and data are kept, and forgotten", () => {
  const kept = browser();
  store("room", "abc");
  store("parts", ["first"]);
  expect([stored("room"), storedData("parts")]).toEqual(["abc", ["first"]]);
  store("room", null);
  expect([stored("room"), kept.size]).toEqual([null, 1]);
});

test("what cannot be read is not there", () => {
  browser().set("parts", "[oh");
  expect([stored("parts"), storedData("parts"), storedData("none")]).toEqual(["[oh", null, null]);
});

test("a browser that forbids it keeps nothing", () => {
  const forbids = (): never => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbids, setItem: forbids, removeItem: forbids });
  store("room", "abc");
  expect([stored("room"), storedData("room")]).toEqual([null, null]);
});
