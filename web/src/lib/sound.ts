/** Small sounds, made on the spot; silent unless the setting asks for them. */

import { settings } from "./settings.svelte";

const TUNES = {
  turn: [523, 659],
  act: [330],
  over: [523, 659, 784, 1047],
} as const;

let context: AudioContext | null = null;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.choices.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  TUNES[tune].forEach((pitch, at) => {
    if (context === null) return;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    const begin = start + at * 0.13;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.25);
    voice.connect(volume).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + 0.3);
  });
}
