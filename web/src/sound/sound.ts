/** Sounds, off until wanted: what makes them is fetched with the first one. */

import type { LogItem } from "../lib/schema";
import { settings } from "../lib/settings.svelte";
import type { Sound } from "./voices";

export function play(sound: Sound): void {
  const { sound: wanted, volume } = settings.choices;
  if (wanted) void import("./voices").then(({ sing }) => sing(sound, volume));
}

/** What the log has just told is heard, unless nobody looks at it. */
export function listen(fresh: readonly LogItem[]): void {
  if (settings.choices.sound && !document.hidden)
    void import("./heard").then(({ soundsOf }) => soundsOf(fresh).forEach(play));
}
