import { describe, expect, it } from "vitest";
import type { Action } from "../lib/view";
import { byCells, byEdges, canClose, canGrow, nearest, shapes } from "./fencing";
import { boundary } from "./yard";

function fence(...cells: string[]): Action {
  return {
    code: `fence ${cells.join(" ")}`,
    kind: "fence",
    message: { code: "act-fence", cells },
    touches: { cells, edges: [...boundary(cells)] },
  };
}

const actions: Action[] = [
  fence("c1"),
  fence("e1"),
  fence("d1", "e1"),
  fence("c1", "d1", "e1"),
  { code: "done", kind: "done", message: { code: "act-done" }, touches: {} },
];

describe("painted cells", () => {
  const offered = shapes(actions, []);

  it("mean the pasture with exactly these cells, in any order", () => {
    expect(byCells(offered, new Set(["e1", "d1"]))?.action.code).toBe("fence d1 e1");
    expect(byCells(offered, new Set(["d1"]))).toBeNull();
    expect(byCells(offered, new Set())).toBeNull();
  });

  it("can grow while an offered pasture holds them all", () => {
    expect(canGrow(offered, new Set(["d1"]))).toBe(true);
    expect(canGrow(offered, new Set(["d1", "d2"]))).toBe(false);
  });

  it("have nearest offers", () => {
    expect(nearest(offered, new Set(["d1"]), 1).map((shape) => shape.action.code)).toEqual(["fence d1 e1"]);
    expect(nearest(offered, new Set(["c1", "d1"]), 2)).toHaveLength(2);
  });
});

describe("picked edges", () => {
  it("mean the pasture that lacks exactly these fences", () => {
    const offered = shapes(actions, [...boundary(["e1"])]);
    expect(byEdges(offered, new Set(["d1n", "d2n", "d1w"]))?.action.code).toBe("fence d1 e1");
    expect(byEdges(offered, new Set(["d1n"]))).toBeNull();
    expect(canClose(offered, new Set(["d1n"]))).toBe(true);
    expect(canClose(offered, new Set(["a1n"]))).toBe(false);
  });

  it("that divide a pasture mean its smaller part", () => {
    const offered = shapes([fence("d1", "e1"), fence("c1")], [...boundary(["c1", "d1", "e1"])]);
    expect(byEdges(offered, new Set(["d1w"]))?.action.code).toBe("fence c1");
  });
});
