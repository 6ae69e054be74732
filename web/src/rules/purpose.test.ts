import { beforeAll, describe, expect, test, vi } from "vitest";
import { ENGLISH, LANGUAGES, language, t } from "../lib/i18n.svelte";
import type { Space } from "../lib/view";
import type { Message } from "../lib/wording";
import { entriesOf, messageOf } from "./entries";
import { costsOf, onlyGood, purposeOf, useOf, useOfIcon } from "./purpose";

const space = (does: Message, more: Partial<Space> = {}): Space =>
  ({ id: "here", does, income: {}, goods: {}, people: [], ...more }) as Space;
const deed = (code: string, edition = "revised"): string => purposeOf(space({ code }), edition);
const DEEDS = "build-rooms renovate grow plow sow build-fences build-stables bake starting-player build-improvement";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return language.more("rulebook");
});

describe("a space says what it is for, in a sentence of the rulebook", () => {
  test("where goods lie, what they are for", () => {
    expect(purposeOf(space({ code: "do-take-all" }, { income: { reed: 1 } }), "revised")).toBe(
      "Reed: 2 for each room, 1 for a renovation.",
    );
    expect(onlyGood(space({ code: "do-take-all" }, { income: { reed: 1, food: 1 } }))).toBeUndefined();
  });

  test("else what is done there first is for", () => {
    expect(deed("do-plow")).toBe("Plowing makes a field of an empty space: only there can you sow.");
    expect(deed("do-build-fences")).toBe(
      "A fence costs 1 wood; 15 fences can be built in all. A pasture holds 2 animals of one kind for each of its spaces.",
    );
    expect(deed("do-renovate")).toContain("1 clay or stone for each room and 1 reed in all");
    expect(deed("do-build-rooms")).toContain("the family grows by one");
    const meeting = { code: "do-then", parts: [{ code: "do-starting-player" }, { code: "do-take-all" }] };
    expect(purposeOf(space(meeting, { income: { food: 1 } }), "revised")).toBe(t("rule-start.say"));
  });

  test("a piece too", () => {
    expect(useOfIcon("stable", "revised")).toContain("doubles what the pasture holds");
    expect(useOfIcon("clay", "revised")).toBe(useOf("clay", "revised"));
  });
});

test("what one of it costs is known by the deed", () => {
  const bill = [{ code: "cost-goods", goods: { wood: 2 } }];
  const does = { code: "do-and-or", parts: [{ code: "do-build-rooms" }, { code: "do-build-stables" }] };
  expect(costsOf(space(does), { here: { "do-build-stables": bill } })).toEqual([
    { what: { code: "do-build-stables" }, bill },
  ]);
});

test("every language tells as many sentences in each entry, and so the same ones of each deed", async () => {
  const counts = (edition: string): number[] =>
    entriesOf(edition).map((id) => t(`${messageOf(id, edition)}.say`).split(/(?<=\.) /).length);
  for (const edition of ["revised", "family"]) {
    const english = counts(edition);
    for (const code of Object.keys(LANGUAGES)) {
      await language.use(code);
      expect(counts(edition), code).toEqual(english);
      for (const each of DEEDS.split(" ")) expect(deed(`do-${each}`, edition), `${code} ${each}`).not.toBe("");
    }
    await language.use(ENGLISH);
  }
});
