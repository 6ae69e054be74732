import { describe, expect, it } from "vitest";
import { pictureOf } from "./picture";
import { named, subjectOf } from "./subject.svelte";

const card = (kind: "occupation" | "minor" | "major", category: string) => (name: string) => ({
  name,
  kind,
  category,
  text: "",
});
const occupation = card("occupation", "");
const minor = card("minor", "");

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

  it("shows somebody at work with the tool of the trade", () => {
    expect(pictureOf(occupation("Sheep Walker"))).toMatch(/#art-sheep.*#art-person.*<path/s);
    expect(pictureOf(occupation("Sheep Walker"))).not.toContain("matrix");
    // The house of a builder is on one side, the hammer on the other.
    expect(pictureOf(occupation("Frame Builder"))).toMatch(/#art-person.*matrix/s);
    expect(pictureOf(minor("Wool Blankets"))).toContain("#art-person");
    // A house has its door and its window, a well its bucket.
    expect(pictureOf(occupation("Pastor"))).toContain("var(--art-window)");
    expect(pictureOf(card("major", "")("Well"))).not.toEqual(pictureOf(minor("Tavern")));
  });

  it("tells people at houses apart by what they hold", () => {
    const names = ["Pastor", "Wall Builder", "Clay Hut Builder", "Frame Builder", "Maid", "Head of the Family"];
    const after = (name: string): string => pictureOf(occupation(name)).split("#art-person")[1]!;
    expect(new Set(names.map(after)).size).toBe(names.length);
    // Nobody but a builder has a hammer.
    const hammer = after("Frame Builder").slice(after("Frame Builder").indexOf("<path"));
    expect(names.filter((name) => after(name).includes(hammer))).toEqual(["Frame Builder"]);
  });

  it("lays before them what the card gives, so that two of one kind differ", () => {
    expect(pictureOf(card("occupation", "Food Provider")("Wall Builder"))).toContain("#art-food");
    expect(pictureOf(card("occupation", "Building Resource Provider")("Clay Hut Builder"))).toContain("#art-wood");
    expect(pictureOf(card("occupation", "Food Provider")("Clay Hut Builder"))).not.toContain("#art-wood");
    // Bread that is in the oven does not lie there once more, and points are no thing.
    expect(pictureOf(card("minor", "Points Provider")("Manger"))).not.toContain("#art-points");
  });
});
