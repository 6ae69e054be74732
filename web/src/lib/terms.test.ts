import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { language } from "./i18n.svelte";
import type { Message } from "./schema";
import { brief } from "./terms";

const short = (n: number, good: string): Message => ({ code: "why-short", n, good });
const way = (deed: string, ...why: Message[]): Message => ({ code: "why-of", what: { code: deed }, why });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await language.use("en");
});
afterAll(() => vi.unstubAllGlobals());

describe("why not, in short", () => {
  it("is the first way, with the deed for which goods are short", () => {
    const bake = way("do-bake", { code: "why-no-oven" }, { code: "why-no-grain" });
    expect(brief([way("do-build-stable", short(1, "wood")), bake])).toEqual({
      text: "1 wood short",
      goods: { wood: 1 },
      what: { code: "do-build-stable" },
    });
  });

  it("draws several goods", () => {
    const goods = { wood: 1, reed: 2 };
    const rooms = way("do-build-rooms", short(1, "wood"), short(2, "reed"));
    expect(brief([rooms, way("do-build-stables", { code: "why-no-stable-left" })])).toMatchObject({ goods });
  });

  it("draws goods in every language", async () => {
    await language.use("es");
    expect(brief([way("do-build-stables", short(2, "wood"))]).goods).toEqual({ wood: 2 });
    expect(brief([short(2, "wood")])).toMatchObject({ text: "faltan 2 maderas", goods: { wood: 2 } });
    await language.use("en");
  });

  it("is one of several reasons, and one that stands in every way before all ways", () => {
    expect(brief([way("do-bake", { code: "why-no-oven" }, { code: "why-no-grain" })]).text).toBe("no grain");
    expect(brief([way("do-sow", short(1, "wood")), { code: "why-no-person-left" }]).text).toBe("nobody left");
    expect(brief([]).text).toBe("");
  });
});
