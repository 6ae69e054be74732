import { describe, expect, it } from "vitest";
import { hintText, reasonText } from "./reasons";

describe("reasons", () => {
  it("names players instead of numbers", () => {
    expect(reasonText("it is occupied by player 2", ["Ann", "Bob"])).toBe("Bob is there already");
  });

  it("tells why nothing can be taken back", () => {
    expect(reasonText("player 2 has acted since, so nothing can be taken back", ["Ann", "Bob"])).toBe(
      "Bob has acted since, so nothing can be taken back",
    );
  });

  it("tells what is missing, deed by deed", () => {
    expect(reasonText("build rooms: 5 wood short, 2 reed short; build stables: 2 wood short")).toBe(
      "build rooms: short of 5 wood, 2 reed; build stables: short of 2 wood",
    );
  });

  it("leaves what it does not know as it is", () => {
    expect(reasonText("the moon is full")).toBe("the moon is full");
  });

  it("tells what a hint promises", () => {
    expect(hintText("about 7.8 points ahead of the best of the others in the end")).toBe(
      "about 8 points ahead of the best of the others in the end",
    );
    expect(hintText("about -0 points ahead of the best of the others in the end")).toBe(
      "about level with the best of the others in the end",
    );
    expect(hintText("about 1.4 points behind the best of the others in the end")).toBe(
      "about 1 point behind the best of the others in the end",
    );
    expect(hintText("about 31 points in the end")).toBe("about 31 points in the end");
  });
});
