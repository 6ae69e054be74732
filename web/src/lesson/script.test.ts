import { describe, expect, test } from "vitest";
import type { LogItem } from "../lib/schema";
import type { View } from "../lib/view";
import { lit, neighbours, next, STEPS, where } from "./script";

function log(...turns: [number, string][]): LogItem[] {
  return turns.map(
    ([seat, space], number) => ({ number, seat, kind: "place", code: `place:${space}` }) as unknown as LogItem,
  );
}

function view(current: number, codes: string[], question = "ask-place"): View {
  return {
    current_player: current,
    question: { code: question },
    actions: codes.map((code) => ({ code })),
  } as unknown as View;
}

describe("where the lesson is", () => {
  test("it waits for what is to be read, and goes on with who acts", () => {
    expect(where(view(1, []), [], []).at).toBe(0);
    expect(where(view(0, []), log([1, "day_laborer"]), ["farm"]).at).toBe(1);
    expect(where(view(0, ["end"], "ask-end-turn"), log([1, "day_laborer"], [0, "forest"]), ["farm"]).at).toBe(2);
  });
  test("a turn that has ended is a step done", () => {
    const so = log([1, "day_laborer"], [0, "forest"]);
    expect(where(view(1, []), so, ["farm", "neighbour"])).toEqual({ at: 3, wrong: false, left: false });
  });
  test("another turn can be taken back, until it has ended", () => {
    const so = log([1, "day_laborer"], [0, "fishing"]);
    expect(where(view(0, ["end"], "ask-end-turn"), so, ["farm"])).toMatchObject({ wrong: true, left: false });
    expect(where(view(1, []), so, ["farm"])).toMatchObject({ wrong: false, left: true });
  });
  test("after all turns there is the harvest to read of", () => {
    const mine = STEPS.flatMap((step) => (step.place === undefined ? [] : [[0, step.place] as [number, string]]));
    expect(STEPS[where(view(1, []), log(...mine), ["farm", "neighbour", "table"]).at]?.id).toBe("harvest");
  });
});

test("the next answer of a step is the space, then what it asks, then the end of the turn", () => {
  const fences = STEPS.find((step) => step.id === "fences")!;
  expect(next(fences, view(0, ["place:forest", "place:fencing"]))).toBe("place:fencing");
  expect(next(fences, view(0, ["fence:a1", "fence:d1e1"], "do-build-fences"))).toBe("fence:d1e1");
  expect(next(fences, view(0, ["fence:c1", "done"], "do-build-fences"))).toBe("done");
  expect(lit(fences, view(0, ["end"], "ask-end-turn"))).toContain("end-turn");
  expect(next(fences, view(1, ["end"]))).toBeNull();
});

test("the neighbour keeps to the script, and out of the way where that is not possible", () => {
  expect(neighbours(["place:forest", "place:day_laborer"], 0)).toBe("place:day_laborer");
  expect(neighbours(["place:forest", "place:reed_bank"], 0)).toBe("place:reed_bank");
  expect(neighbours(["end"], 0)).toBe("end");
});
