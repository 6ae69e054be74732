/** How each sound is made, on the spot and without files. */

/** One stroke of a sound: a tone or a breath of noise that dies away. */
interface Stroke {
  wave: OscillatorType | "noise";
  /** When it begins and how long it is heard, in seconds. */
  at: number;
  lasts: number;
  /** Its pitch, or the middle of the noise that is let through, in hertz; it glides where there are two. */
  pitch: number;
  to?: number;
  loud: number;
}

export const SOUNDS = {
  /** A wooden figure is put down. */
  place: [
    { wave: "sine", at: 0, lasts: 0.09, pitch: 210, to: 130, loud: 0.9 },
    { wave: "noise", at: 0, lasts: 0.04, pitch: 1400, loud: 0.7 },
  ],
  /** Two pieces of clay touch. */
  goods: [
    { wave: "sine", at: 0, lasts: 0.14, pitch: 1320, loud: 0.3 },
    { wave: "sine", at: 0.07, lasts: 0.18, pitch: 1760, loud: 0.25 },
  ],
  /** Earth is turned. */
  plow: [
    { wave: "noise", at: 0, lasts: 0.2, pitch: 260, to: 520, loud: 1 },
    { wave: "noise", at: 0.16, lasts: 0.22, pitch: 420, to: 180, loud: 1 },
  ],
  /** Two strokes of a hammer. */
  build: [
    { wave: "square", at: 0, lasts: 0.06, pitch: 330, to: 240, loud: 0.25 },
    { wave: "noise", at: 0, lasts: 0.05, pitch: 2200, loud: 0.8 },
    { wave: "square", at: 0.17, lasts: 0.07, pitch: 360, to: 250, loud: 0.3 },
    { wave: "noise", at: 0.17, lasts: 0.06, pitch: 2400, loud: 0.9 },
  ],
  /** Something bleats. */
  animals: [
    { wave: "sawtooth", at: 0, lasts: 0.09, pitch: 300, to: 350, loud: 0.2 },
    { wave: "sawtooth", at: 0.07, lasts: 0.09, pitch: 360, to: 320, loud: 0.22 },
    { wave: "sawtooth", at: 0.14, lasts: 0.2, pitch: 345, to: 270, loud: 0.2 },
  ],
  /** A sickle goes through dry straw. */
  harvest: [
    { wave: "noise", at: 0, lasts: 0.16, pitch: 3200, to: 6000, loud: 0.6 },
    { wave: "noise", at: 0.18, lasts: 0.2, pitch: 3000, to: 6500, loud: 0.7 },
  ],
  /** An empty bowl falls. */
  begging: [
    { wave: "sine", at: 0, lasts: 0.38, pitch: 96, to: 42, loud: 1 },
    { wave: "noise", at: 0, lasts: 0.12, pitch: 180, loud: 0.9 },
  ],
  /** Birds in the morning. */
  round: [
    { wave: "sine", at: 0, lasts: 0.08, pitch: 2700, to: 3500, loud: 0.16 },
    { wave: "sine", at: 0.1, lasts: 0.08, pitch: 3400, to: 2600, loud: 0.16 },
    { wave: "sine", at: 0.24, lasts: 0.12, pitch: 2900, to: 3800, loud: 0.14 },
  ],
  /** A bell calls. */
  turn: [
    { wave: "sine", at: 0, lasts: 0.39, pitch: 784, loud: 0.35 },
    { wave: "sine", at: 0, lasts: 0.25, pitch: 2164, loud: 0.12 },
  ],
  /** Three plucked strings. */
  over: [
    { wave: "triangle", at: 0, lasts: 0.25, pitch: 523, loud: 0.5 },
    { wave: "triangle", at: 0.09, lasts: 0.25, pitch: 659, loud: 0.5 },
    { wave: "triangle", at: 0.18, lasts: 0.21, pitch: 784, loud: 0.5 },
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export type Sound = keyof typeof SOUNDS;

/** Sounds of one moment follow each other at this distance, in seconds; what would come too late is left out. */
const APART = 0.16;
const LATEST = 0.8;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let free = 0;

function breath(air: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = air.createBuffer(1, air.sampleRate, air.sampleRate);
    noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  }
  return noise;
}

function strike(air: AudioContext, stroke: Stroke, begin: number, volume: number): void {
  const end = begin + stroke.lasts;
  const gain = air.createGain();
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(stroke.loud * volume, SILENCE), begin + 0.005);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(air.destination);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(stroke.pitch, begin);
    pitch.exponentialRampToValueAtTime(stroke.to ?? stroke.pitch, end);
  };
  let voice: AudioScheduledSourceNode;
  if (stroke.wave === "noise") {
    const source = air.createBufferSource();
    const filter = air.createBiquadFilter();
    source.buffer = breath(air);
    filter.type = "bandpass";
    glide(filter.frequency);
    source.connect(filter).connect(gain);
    voice = source;
  } else {
    const tone = air.createOscillator();
    tone.type = stroke.wave;
    glide(tone.frequency);
    tone.connect(gain);
    voice = tone;
  }
  voice.start(begin);
  voice.stop(end);
}

/** Let a sound be heard, after those that were asked for just before; the volume is of 100. */
export function sing(sound: Sound, volume: number): void {
  performance.mark(`sound-${sound}`);
  context ??= new AudioContext();
  // A browser keeps a page silent until it is touched.
  void context.resume();
  const now = context.currentTime;
  const begin = Math.max(now, free);
  if (begin > now + LATEST) return;
  free = begin + APART;
  for (const stroke of SOUNDS[sound]) strike(context, stroke, begin + stroke.at, (volume / 100) * 0.4);
}
