import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import { handTold } from "./handTold";

const LESSONS = { id: "lessons_a", open: true, does: { code: "do-occupation" } };
const MEETING = { id: "meeting_place", open: true, does: { code: "do-minor" } };
const IMPROVEMENT = { id: "major_improvement", open: false, does: { code: "do-major-or-minor" } };
const CARDS = { A001: { kind: "minor" }, A101: { kind: "occupation" } };

function told(hand: string[], spaces: object[] = [LESSONS, MEETING, IMPROVEMENT]): ReturnType<typeof handTold> {
  return handTold({ hand, spaces, cards: CARDS } as unknown as View);
}

describe("what the guide says of a hand", () => {
  it("names the spaces on the board that play each kind", () => {
    expect(told(["A001", "A101"])).toMatchObject({ n: 2, occupations: "Lessons", minors: "meeting_place" });
    const opened = told(["A001", "A101"], [LESSONS, MEETING, { ...IMPROVEMENT, open: true }]);
    expect(opened?.["minors"]).toMatch(/^meeting_place.*major_improvement$/);
  });

  it("is nothing where there are no two kinds to tell apart, or no space for one of them", () => {
    expect(told([])).toBeNull();
    expect(told(["A001"])).toBeNull();
    expect(told(["A001", "A101"], [MEETING])).toBeNull();
  });
});
