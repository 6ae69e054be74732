import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogItem } from "../lib/schema";
import { soundsOf } from "./heard";
import { sing, SOUNDS, type Sound } from "./voices";

function item(...events: object[]): LogItem {
  return { round: 4, part: "work", seat: 0, message: null, events } as unknown as LogItem;
}

describe("the events of a game", () => {
  it("ask for their sounds in their order, each once", () => {
    const wood = { kind: "gained", seat: 0, goods: { wood: 3 } };
    expect(soundsOf([{ ...item(wood, wood), kind: "place" }])).toEqual(["place", "goods"]);
    expect(
      soundsOf([item({ kind: "plowed", seat: 0, count: 1 }), item({ kind: "sowed", seat: 0, goods: { grain: 1 } })]),
    ).toEqual(["plow", "harvest"]);
    expect(soundsOf([item({ kind: "built", seat: 0, what: "room" })])).toEqual(["build"]);
    expect(soundsOf([item({ kind: "begged", seat: 0, count: 2 }, { kind: "round_began", round: 5 })])).toEqual([
      "begging",
      "round",
    ]);
  });

  it("tell animals from other goods", () => {
    expect(soundsOf([item({ kind: "gained", seat: 0, goods: { sheep: 2 } })])).toEqual(["animals"]);
    expect(soundsOf([item({ kind: "delivered", seat: 0, goods: { food: 1 } })])).toEqual(["goods"]);
    expect(soundsOf([item({ kind: "delivered", seat: 0 })])).toEqual([]);
  });

  it("are mostly silent", () => {
    expect(soundsOf([item({ kind: "paid", seat: 0, goods: { wood: 5 } }, { kind: "returned_home" })])).toEqual([]);
  });
});

/** An output that notes when each tone begins and ends, and how loud it becomes. */
class Noted {
  static struck: { begin: number; end: number }[] = [];
  static loudest = 0;
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
  createGain = (): object => this.#node();
  createBiquadFilter = (): object => this.#node();
  createOscillator = (): object => this.#node();
  createBufferSource = (): object => this.#node();

  #node(): object {
    const struck = { begin: 0, end: 0 };
    const pitch = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const gain = {
      ...pitch,
      exponentialRampToValueAtTime: (loud: number) => (Noted.loudest = Math.max(Noted.loudest, loud)),
    };
    return {
      frequency: pitch,
      gain,
      connect: (next: object) => next,
      start: (at: number) => (struck.begin = at),
      stop: (at: number) => Noted.struck.push({ ...struck, end: at }),
    };
  }
}

describe("a sound", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is over in less than 400 ms", () => {
    for (const strokes of Object.values(SOUNDS))
      expect(Math.max(...strokes.map((one) => one.at + one.lasts))).toBeLessThan(0.4);
  });

  it("follows the one before it, is as loud as wished, and is left out where it would come too late", () => {
    vi.stubGlobal("AudioContext", Noted);
    sing("place", 50);
    const first = Noted.struck.length;
    expect(first).toBe(SOUNDS.place.length);
    expect(Noted.loudest).toBeCloseTo(0.9 * 0.5 * 0.4);
    sing("goods", 50);
    expect(Math.min(...Noted.struck.slice(first).map((one) => one.begin))).toBeGreaterThan(0.1);
    for (const sound of Object.keys(SOUNDS)) sing(sound as Sound, 50);
    expect(Math.max(...Noted.struck.map((one) => one.begin))).toBeLessThan(1.3);
    const marks = performance.getEntriesByType("mark").map((one) => one.name);
    expect(marks.slice(0, 2)).toEqual(["sound-place", "sound-goods"]);
  });
});
