import { describe, expect, test } from "vitest";
import type { LogItem } from "../lib/schema";
import type { View } from "../lib/view";
import { PARTS } from "./parts";
import { before, neighbours, next, where, type Part } from "./script";

const FIRST = PARTS[0]!;

function log(...turns: [number, string][]): LogItem[] {
  return turns.map(
    ([seat, space], number) => ({ number, seat, kind: "place", code: `place:${space}` }) as unknown as LogItem,
  );
}

function view(current: number, codes: string[], question = "ask-place", mine = {}): View {
  return {
    current_player: current,
    phase: "work",
    round: 1,
    question: { code: question },
    actions: codes.map((code) => ({ code })),
    seats: [{ yard: "grid", pastures: [], ...mine }],
  } as unknown as View;
}

/** The turns of a part, up to a step. */
function turns(part: Part, until: string): [number, string][] {
  const steps = part.steps.slice(
    0,
    part.steps.findIndex((step) => step.id === until),
  );
  return steps.flatMap((step) => (step.place === undefined ? [] : [[0, step.place] as [number, string]]));
}

describe("where the lesson is", () => {
  test("it waits for what is to be read, and goes on with who acts", () => {
    expect(where(FIRST, view(1, []), [], []).at).toBe(0);
    expect(where(FIRST, view(0, []), log([1, "day_laborer"]), ["farm"]).at).toBe(1);
    expect(where(FIRST, view(0, ["end"], "ask-end-turn"), log([1, "day_laborer"], [0, "forest"]), ["farm"]).at).toBe(2);
  });
  test("a turn that has ended is a step done", () => {
    const so = log([1, "day_laborer"], [0, "forest"]);
    expect(where(FIRST, view(1, []), so, ["farm", "neighbour"])).toEqual({ at: 3, wrong: false, left: null });
  });
  test("another turn can be taken back, and when it has ended it is known which it was", () => {
    const so = log([1, "day_laborer"], [0, "fishing"]);
    expect(where(FIRST, view(0, ["end"], "ask-end-turn"), so, ["farm"])).toMatchObject({ wrong: true, left: null });
    expect(where(FIRST, view(1, []), so, ["farm"])).toMatchObject({ wrong: false, left: 0 });
    const later = log([1, "day_laborer"], [0, "forest"], [1, "clay_pit"], [0, "reed_bank"]);
    expect(where(FIRST, view(1, []), later, ["farm"])).toMatchObject({ wrong: false, left: 1 });
  });
  test("a pasture that is too small is noticed when nothing but the end of the turn is left", () => {
    const so = log(...turns(FIRST, "sheep"));
    const small = { pastures: [{ cells: ["d1"], capacity: 2 }] };
    expect(where(FIRST, view(0, ["fence:c1"], "do-build-fences"), so, [])).toMatchObject({ wrong: false, left: null });
    expect(where(FIRST, view(0, ["end"], "ask-end-turn", small), so, [])).toMatchObject({ wrong: true, left: null });
    expect(where(FIRST, view(1, [], "ask-place", small), so, [])).toMatchObject({ wrong: false, left: 5 });
    const large = { pastures: [{ cells: ["d1", "e1"], capacity: 4 }] };
    expect(where(FIRST, view(1, [], "ask-place", large), so, ["table"])).toMatchObject({ wrong: false, left: null });
  });
  test("after all turns there is the harvest to read of, and the last of it stays", () => {
    const large = { pastures: [{ cells: ["d1", "e1"], capacity: 4 }] };
    const at = (read: string[]): string | undefined =>
      FIRST.steps[where(FIRST, view(1, [], "ask-place", large), log(...turns(FIRST, "harvest")), read).at]?.id;
    expect(at(["farm", "neighbour", "table"])).toBe("harvest");
    expect(at(["harvest"])).toBe("help");
    expect(at(["harvest", "help", "worth"])).toBe("worth");
  });
});

describe("the words about a new space", () => {
  const so = log([1, "day_laborer"], [0, "forest"], [1, "clay_pit"], [0, "farmland"]);
  const at = (now: View, entries: LogItem[], read: string[]): string | undefined =>
    FIRST.steps[where(FIRST, now, entries, ["farm", "neighbour", ...read]).at]?.id;
  test("come by themselves, before anything else is asked for", () => {
    expect(at(view(0, ["place:grain_seeds"]), so, [])).toBe("round");
    expect(at(view(0, ["place:grain_seeds"]), so, ["round"])).toBe("seeds");
    expect(at(view(0, ["end"], "ask-end-turn"), [...so, ...log([0, "grain_seeds"])], [])).toBe("seeds");
  });
  test("each step of the first part lights one thing, and only what help there is points to a second", () => {
    expect(FIRST.steps.filter((step) => step.also !== undefined).map((step) => step.id)).toEqual(["help"]);
  });
});

describe("the second part", () => {
  const FAMILY = PARTS[1]!;
  const first = turns(FIRST, "harvest");
  const grown = { rooms: ["a1", "a2", "a3"], family: 3, cards: ["M-hearth-4"], house: "clay" };
  test("goes on in the same game", () => {
    expect(where(FAMILY, view(1, []), log(...first), []).at).toBe(0);
    expect(where(FAMILY, view(0, []), log(...first), ["grow"])).toEqual({ at: 1, wrong: false, left: null });
    const odd = log(...first, [0, "reed_bank"], [0, "fishing"]);
    expect(where(FAMILY, view(1, []), odd, ["grow"])).toMatchObject({ wrong: false, left: 9 });
  });
  test("asks what the family eats when the harvest does, and is over with it", () => {
    const all = log(...first, ...turns(FAMILY, "feed"));
    const at = (round: number, phase: string, question: string): string | undefined => {
      const now = { ...view(0, [], question, grown), round, phase } as View;
      return FAMILY.steps[where(FAMILY, now, all, ["grow", "mouths"]).at]?.id;
    };
    expect(at(7, "harvest", "ask-feed")).toBe("feed");
    expect(at(8, "work", "ask-place")).toBe("second-harvest");
  });
});

describe("the third part", () => {
  const CARDS = PARTS[2]!;
  test("is a game of its own", () => {
    expect(CARDS.game).toMatchObject({ cards: true });
    expect(where(CARDS, view(0, []), [], []).at).toBe(0);
    expect(where(CARDS, view(0, []), [], ["hand"]).at).toBe(1);
  });
  test("leads to a card of the hand, and notices another one", () => {
    const lessons = CARDS.steps.find((step) => step.id === "lessons")!;
    const asked = "ask-occupation-by-number";
    expect(next(lessons, view(0, ["card:A088", "card:A116"], asked))).toMatchObject({
      code: "card:A116",
      words: "then",
    });
    const so = log([0, "lessons_a"]);
    const other = { cards: ["A088"] };
    expect(where(CARDS, view(0, ["end"], "ask-end-turn", other), so, ["hand"])).toMatchObject({ wrong: true });
    expect(where(CARDS, view(1, [], "ask-place", other), so, ["hand"])).toMatchObject({ left: 0 });
    expect(where(CARDS, view(1, [], "ask-place", { cards: ["A116"] }), so, ["hand"])).toMatchObject({
      at: 2,
      left: null,
    });
  });
});

test("the door says how long all parts take together", () => {
  const pages = import.meta.glob<string>("@messages/{en,es,fr,pl,ro}/page.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const said = Object.values(pages).map((page) => Number(/^start-learn = .*?(\d+)/m.exec(page)?.[1]));
  const minutes = PARTS.reduce((sum, part) => sum + part.minutes, 0);
  expect(said).toEqual(Array(5).fill(Math.ceil(minutes / 5) * 5));
});

test("the next answer of a step is the space, then what it asks, then the end of the turn, and words go with each", () => {
  const fences = FIRST.steps.find((step) => step.id === "fences")!;
  expect(next(fences, view(0, ["place:forest", "place:fencing"]))).toMatchObject({
    code: "place:fencing",
    words: "say",
  });
  const asked = "do-build-fences";
  expect(next(fences, view(0, ["fence:a1", "fence:d1e1"], asked))).toMatchObject({ code: "fence:d1e1", words: "then" });
  expect(next(fences, view(0, ["fence:a1", "fence:d2e2"], asked))).toMatchObject({ code: "fence:d2e2", words: "then" });
  expect(next(fences, view(0, ["fence:c1", "done"], asked))).toMatchObject({ code: "done", words: "then-2" });
  expect(next(fences, view(0, ["end"], "ask-end-turn"))).toMatchObject({ code: "end", words: "end" });
  expect(next(fences, view(1, ["end"]))).toBeNull();
});

test("the neighbour keeps to the script, and out of the way where that is not possible", () => {
  expect(neighbours(["place:forest", "place:clay_pit"], ["fishing", "clay_pit"], 1)).toBe("place:clay_pit");
  expect(neighbours(["place:forest", "place:grain_seeds"], ["fishing"], 0)).toBe("place:grain_seeds");
  expect(neighbours(["end"], ["fishing"], 0)).toBe("end");
  const plows = ["farmland plow:c3", "fishing"];
  expect(neighbours(["plow:b1", "plow:c3", "plow:d3"], plows, 1)).toBe("plow:c3");
  expect(neighbours(["place:forest", "place:fishing"], plows, 1)).toBe("place:fishing");
});

test("a record tells how many moves came before a turn", () => {
  const moves = ["P2 place:clay_pit", "P2 end", "P1 place:forest", "P1 end", "P2 place:fishing", "P1 place:farmland"];
  const record = ["agricola record 2", "seed: 1", ...moves, "end: unfinished"].join("\n");
  expect([0, 1, 2].map((turns) => before(record, turns))).toEqual([2, 5, 6]);
});
