import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventMessage, type GameEvent } from "./events";
import { language } from "./i18n.svelte";
import { around, goodsText, ownId, within, Wording, type Message } from "./wording";
import samples from "./wording.samples.json";

const cards: Record<string, string> = samples.cards;
const spaces: Record<string, string> = samples.spaces;
const wording = new Wording({
  card: (id) => cards[id],
  space: (id) => spaces[id],
  player: (seat) => samples.players[seat],
});

/** What JSON has lost of its type. */
function told(message: unknown): Message {
  return message as Message;
}

beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));
afterEach(async () => {
  await language.use("en");
  vi.unstubAllGlobals();
});

describe.each(["en", "es", "fr", "pl", "ro"] as const)("what games say, in %s", (code) => {
  it("is worded as in Python", async () => {
    await language.use(code);
    expect(language.code).toBe(code);
    expect(samples.messages.map(({ message }) => wording.message(told(message)))).toEqual(
      samples.messages.map(({ words }) => words[code]),
    );
    expect(samples.reasons.map(({ reasons }) => wording.reasons(reasons.map(told)))).toEqual(
      samples.reasons.map(({ words }) => words[code]),
    );
  });
});

describe("what has happened", () => {
  it("is made a message of as in Python", async () => {
    await language.use("fr");
    const made = samples.events.map(({ event }) => eventMessage(event as unknown as GameEvent));
    expect(made).toEqual(samples.events.map(({ message }) => message));
    expect(made.map((message) => wording.message(message))).toEqual(samples.events.map(({ words }) => words.fr));
  });
});

describe("a message", () => {
  it("names players where it has them, and numbers them where not", () => {
    const taken = { code: "why-occupied", seats: [0, 7] };
    expect(wording.message(taken)).toBe("it is occupied by Ann and player 8");
  });

  it("tells a parameter in the grammatical case that the language asks for", async () => {
    await language.use("pl");
    expect(wording.message({ code: "do-take", goods: { clay: 1, sheep: 2 } })).toBe("weź 1 glinę, 2 owce");
    expect(wording.message({ code: "why-short", n: 1, good: "reed" })).toBe("brakuje 1 trzciny");
    expect(around("act-pay", "goods").trim()).toBe("zapłać");
  });

  it("lists goods in the fixed order", () => {
    expect(goodsText({ food: 2, wood: 1, vegetable: 1 })).toBe("1 wood, 1 vegetable, 2 food");
    expect(goodsText({})).toBe("nothing");
  });

  it("puts all that is short into one list", () => {
    const short = (n: number, good: string): Message => ({ code: "why-short", n, good });
    const rooms = { code: "why-of", what: { code: "do-build-rooms" }, why: [short(5, "wood"), short(2, "reed")] };
    const stables = { code: "why-of", what: { code: "do-build-stables" }, why: [short(2, "wood")] };
    expect(wording.reasons([rooms, stables])).toBe(
      "build rooms: 5 wood short, 2 reed short; build stables: 2 wood short",
    );
  });

  it("finds the words beside a card by their English", async () => {
    const words = { code: "own-words", english: "keep { $goods } for { $points }", goods: { sheep: 2 } };
    const message = { ...words, points: { code: "count-points", n: 1 } };
    expect(wording.message(message)).toBe("keep 2 sheep for 1 point");
    expect(ownId(words.english)).toBe("own-keep-goods-for-points");
    await language.use("fr");
    expect(wording.message(message)).toBe("garder 2 moutons pour 1 point");
  });

  it("shows the messages inside it, itself first", () => {
    const deed = { code: "do-then", parts: [{ code: "do-sow" }, { code: "do-may", what: { code: "do-bake" } }] };
    expect(within(deed).map((one) => one.code)).toEqual(["do-then", "do-sow", "do-may", "do-bake"]);
  });
});
