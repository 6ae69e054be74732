import { beforeAll, afterAll, describe, expect, it, vi } from "vitest";
import { language } from "../lib/i18n.svelte";
import type { LogItem } from "../lib/schema";
import { deedsText } from "./otherDeeds";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await language.use("en");
});
afterAll(() => vi.unstubAllGlobals());

function item(more: object): LogItem {
  return {
    number: 1,
    round: 4,
    part: "turn",
    seat: 1,
    kind: "",
    code: "",
    message: null,
    cards: [],
    events: [],
    ...more,
  } as LogItem;
}

describe("what another has done in a turn", () => {
  const sow = item({ message: { code: "do-sow" } });
  const sown = item({ message: { code: "act-sow", goods: { grain: 1, vegetable: 1 } } });
  const baked = item({
    message: { code: "act-bake", n: 2 },
    events: [{ kind: "baked", seat: 1, goods: { grain: 2 }, got: { food: 4 } }],
  });

  it("is told once", () => {
    expect(deedsText([sow, sown, baked], 1)).toBe("Sow 1 grain, 1 vegetable · 2 grain baked into 4 food");
  });

  it("is the choice where nothing came of it, and nothing that befell somebody else", () => {
    const other = item({ events: [{ kind: "gained", seat: 0, goods: { wood: 2 } }] });
    expect(deedsText([sow, other], 1)).toBe("Sow");
  });
});
