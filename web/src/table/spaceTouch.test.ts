import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SpaceTouch } from "./spaceTouch";

const SPACE = {} as HTMLElement;
const MOUSE = { pointerType: "mouse", currentTarget: SPACE } as unknown as PointerEvent;

describe("a pointer at a space", () => {
  const show = vi.fn();
  const touch = new SpaceTouch({ use: () => true, show, hide: () => {}, still: () => still });
  let still = false;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    show.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks what it does when it moves there and rests", () => {
    touch.come();
    touch.move(MOUSE);
    vi.advanceTimersByTime(1000);
    expect(show).toHaveBeenCalledExactlyOnceWith(SPACE);
  });

  it("asks nothing where the space has appeared under it", () => {
    touch.come();
    vi.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
  });

  it("asks nothing while nothing is to speak unasked", () => {
    still = true;
    touch.come();
    touch.move(MOUSE);
    vi.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
    still = false;
  });

  it("asks once, however often it moves on the space", () => {
    touch.come();
    touch.move(MOUSE);
    vi.advanceTimersByTime(1000);
    touch.hide();
    touch.move(MOUSE);
    vi.advanceTimersByTime(1000);
    expect(show).toHaveBeenCalledOnce();
  });
});
