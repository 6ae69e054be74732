import { describe, expect, it } from "vitest";
import type { Farm } from "../lib/view";
import { fieldsBring } from "./food";

describe("the fields before a meal", () => {
  it("bring one crop from each sown field, also from those on cards", () => {
    const fields = { a1: { grain: 3 }, b1: {}, c1: { vegetable: 1 } };
    const farm = { yard: "grid", fields, card_fields: [{ card: "X", crop: { grain: 1 } }] } as unknown as Farm;
    expect(fieldsBring(farm)).toEqual(["grain", "vegetable", "grain"]);
  });

  it("bring grain from tiles", () => {
    expect(fieldsBring({ yard: "tiles", fields: [3, 1, 0] } as unknown as Farm)).toEqual(["grain", "grain"]);
  });
});
