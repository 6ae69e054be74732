import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace, STEP } from "./pace";

describe("the pace of computer players", () => {
  const shown: string[] = [];
  let pace = new Pace<string>(() => {});

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    pace = new Pace((state) => shown.push(state));
  });
  afterEach(() => vi.useRealTimers());

  it("shows their turns one after another, and what belongs to a turn at once", () => {
    pace.take("B places", "deed");
    pace.take("B plows", "rest");
    pace.take("C places", "deed");
    pace.take("mine", "mine");
    expect(shown).toEqual(["B places", "B plows"]);
    vi.advanceTimersByTime(STEP);
    expect(shown).toEqual(["B places", "B plows", "C places"]);
    vi.advanceTimersByTime(STEP);
    expect(shown).toEqual(["B places", "B plows", "C places", "mine"]);
  });

  it("lets nothing wait when nothing was shown just now", () => {
    pace.take("B places", "deed");
    vi.advanceTimersByTime(STEP);
    pace.take("mine", "mine");
    pace.take("mine again", "mine");
    expect(shown).toEqual(["B places", "mine", "mine again"]);
  });

  it("keeps the order and shows all at once when asked to", () => {
    pace.take("B places", "deed");
    pace.take("C places", "deed");
    pace.take("C plows", "rest");
    pace.hurry();
    expect(shown).toEqual(["B places", "C places", "C plows"]);
    pace.take("mine", "mine");
    expect(shown.at(-1)).toBe("mine");
  });

  it("forgets what waits when the line is new", () => {
    pace.take("B places", "deed");
    pace.take("C places", "deed");
    pace.clear();
    vi.advanceTimersByTime(10 * STEP);
    expect(shown).toEqual(["B places"]);
  });
});
