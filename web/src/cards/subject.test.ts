import { describe, expect, it } from "vitest";
import { pictureOf } from "./picture";
import { named, subjectOf } from "./subject.svelte";

const occupation = (name: string) => ({ name, kind: "occupation" as const });
const minor = (name: string) => ({ name, kind: "minor" as const });

await named;

describe("what is drawn on a card", () => {
  it("is what its name speaks of", () => {
    const drawn = [
      "Sheep Walker",
      "Pastor",
      "Carpenter",
      "Net Fisherman",
      "Reed Pond",
      "Clay Hut Builder",
      "Constable",
    ];
    expect(drawn.map((name) => subjectOf(occupation(name)))).toEqual([
      ...["sheep", "house-wood", "house-wood", "fishing", "reed", "house-clay", "points"],
    ]);
  });

  it("is the kind of a card that nobody has thought of", () => {
    expect(subjectOf(minor("Xylophone"))).toBe("minor");
  });

  it("shows who has learned it with the tool of the trade, and improvements alone", () => {
    expect(pictureOf(occupation("Sheep Walker"))).toMatch(/#art-sheep.*#art-person.*<path/s);
    expect(pictureOf(occupation("Sheep Walker"))).not.toContain("matrix");
    // The house of a builder is on one side, the hammer on the other.
    expect(pictureOf(occupation("Clay Hut Builder"))).toMatch(/#art-person.*matrix/s);
    expect(pictureOf(minor("Wool Blankets"))).not.toContain("#art-person");
    // A house has its door and its window, a well its bucket.
    expect(pictureOf(occupation("Pastor"))).toContain("var(--art-window)");
    expect(pictureOf({ name: "Well", kind: "major" })).not.toEqual(pictureOf({ name: "Tavern", kind: "minor" }));
  });
});
