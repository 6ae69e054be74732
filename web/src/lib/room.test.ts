import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RoomLine } from "./room.svelte";
import type { HintItem } from "./schema";
import { transport, type Line } from "./transport";

vi.mock("./settings.svelte", () => ({ settings: { moves: false } }));
vi.mock("./i18n.svelte", () => ({ language: { more: () => Promise.resolve() }, t: (code: string) => code }));

const FOREST: HintItem = { action: "place:forest", value: 1, share: 1, reason: null, standing: null };
const FISHING: HintItem = { ...FOREST, action: "place:fishing" };

/** A line to a room, where it is written down what is sent. */
class Wire implements Line {
  open = true;
  onopen = (): void => undefined;
  onmessage = (_: string): void => undefined;
  onclose = (): void => undefined;
  readonly sent: { id: string; type: string; learning?: boolean }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Wire["sent"][number]);
  }
  close(): void {
    this.open = false;
  }
  get asked(): Wire["sent"] {
    return this.sent.filter(({ type }) => type === "hint");
  }
}

describe("hints", () => {
  let wire = new Wire();
  let line = new RoomLine("r");

  beforeEach(async () => {
    const page = { addEventListener: vi.fn(), removeEventListener: vi.fn(), setTimeout, setInterval };
    vi.stubGlobal("window", page);
    vi.stubGlobal("document", { ...page, hidden: true, visibilityState: "hidden" });
    wire = new Wire();
    await transport.use(Promise.resolve({ ask: vi.fn(), connect: () => wire }));
    line = new RoomLine("r");
    line.open();
    at(1);
  });
  afterEach(() => {
    line.close();
    vi.unstubAllGlobals();
  });

  function at(version: number): void {
    const view = { current_player: 0, seats: [], spaces: [] };
    const room = { seats: [], status: "playing", notice: null };
    hear({ type: "state", version, seat: 0, view, room, log: [], thinking: [], you: { seats: [0] }, over: false });
  }

  function hear(message: object): void {
    wire.onmessage(JSON.stringify(message));
  }

  async function answer(...hints: HintItem[]): Promise<void> {
    hear({ type: "hints", id: wire.asked.at(-1)?.id, version: 1, hints });
    await Promise.resolve();
    await Promise.resolve();
  }

  it("are asked for once while the position stays the same", async () => {
    line.hint();
    expect(line.hinting).toBe(true);
    await answer(FOREST, FISHING);
    expect(line.hints).toEqual([FOREST, FISHING]);
    line.hints = [];
    line.hint();
    expect(line.hints).toEqual([FOREST, FISHING]);
    expect(wire.asked).toHaveLength(1);
    at(2);
    expect(line.hints).toEqual([]);
    line.hint();
    expect(wire.asked).toHaveLength(2);
  });

  it("that somebody has seen are those that the guide speaks of", async () => {
    line.hint();
    line.advise();
    await answer(FOREST);
    expect(line.advice).toEqual([FOREST]);
    expect(line.hints).toEqual([FOREST]);
    expect(wire.asked).toHaveLength(1);
  });

  it("that the guide has asked for are seen where somebody wants them", async () => {
    line.advise();
    await answer(FISHING);
    expect(line.hints).toEqual([]);
    line.hint();
    expect(line.hints).toEqual([FISHING]);
    expect(wire.asked.map(({ learning }) => learning)).toEqual([true]);
  });

  it("that nobody gives may be asked for again", () => {
    line.advise();
    hear({ type: "refused", id: wire.asked[0]?.id, code: "no_hint", message: { code: "refused-no-hint" } });
    expect(line.advice).toEqual([]);
    line.hint();
    expect(wire.asked).toHaveLength(2);
  });
});
