import { describe, expect, it } from "vitest";
import { besides, boundary, CELLS, cellAt, edgeLine, edgesOf, neighbours, position } from "./yard";

describe("cells", () => {
  it("are named from a1 top left to e3 bottom right", () => {
    expect(CELLS).toHaveLength(15);
    expect(CELLS[0]).toBe("a1");
    expect(CELLS[14]).toBe("e3");
    expect(position("c2")).toEqual({ column: 2, row: 1 });
    expect(cellAt(4, 2)).toBe("e3");
    expect(cellAt(5, 0)).toBeNull();
  });

  it("know their neighbours", () => {
    expect(neighbours("a1").sort()).toEqual(["a2", "b1"]);
    expect(neighbours("c2").sort()).toEqual(["b2", "c1", "c3", "d2"]);
  });
});

describe("edges", () => {
  it("are shared by two cells under one name", () => {
    expect(edgesOf("c1").sort()).toEqual(["c1n", "c1w", "c2n", "d1w"]);
    expect(edgesOf("e3").sort()).toEqual(["e3e", "e3n", "e3s", "e3w"]);
    expect(besides("d1w")).toEqual(["c1", "d1"]);
    expect(besides("e1e")).toEqual(["e1"]);
  });

  it("are 38 in all", () => {
    expect(new Set(CELLS.flatMap(edgesOf)).size).toBe(38);
  });

  it("bound a group without those between its cells", () => {
    expect([...boundary(["c1", "c2"])].sort()).toEqual(["c1n", "c1w", "c2w", "c3n", "d1w", "d2w"]);
    expect(boundary(CELLS).size).toBe(16);
  });

  it("lie on lines of the grid", () => {
    expect(edgeLine("b2n")).toEqual({ x: 1, y: 1, upright: false });
    expect(edgeLine("b3s")).toEqual({ x: 1, y: 3, upright: false });
    expect(edgeLine("c2w")).toEqual({ x: 2, y: 1, upright: true });
    expect(edgeLine("e2e")).toEqual({ x: 5, y: 1, upright: true });
  });
});
