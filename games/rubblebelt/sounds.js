// @ts-check

/** @import { RubblebeltRun, RunEvent } from "./run.js" */
/** @import { Sound } from "../kit/sound.js" */

const BOOMS = { big: 130, middle: 220, small: 380 };
const RUMBLE_EVERY_STEPS = 6;
const HUM_EVERY_STEPS = 22;

/** @param {Sound} sound @param {readonly number[]} notes @param {number} gap */
const arpeggio = (sound, notes, gap) =>
  notes.forEach((frequency, index) => sound.tone({ frequency, seconds: 0.22, gain: 0.12, delay: index * gap }));

/** @type {Record<RunEvent["kind"], (sound: Sound, event: RunEvent) => void>} */
const VOICES = {
  shot: (sound) => sound.tone({ frequency: 880, seconds: 0.11, slide: -560, type: "square", gain: 0.05 }),
  rock: (sound, { rock }) => {
    const frequency = BOOMS[rock?.size ?? "small"];
    sound.noise({ seconds: 0.25, frequency: frequency * 2, gain: 0.34 });
    sound.tone({ frequency, seconds: 0.2, slide: -frequency / 2, gain: 0.14 });
  },
  ice: (sound) => {
    sound.tone({ frequency: 1568, seconds: 0.16, type: "sine", gain: 0.09 });
    sound.noise({ seconds: 0.08, frequency: 3000, gain: 0.1 });
  },
  scout: (sound) => {
    sound.noise({ seconds: 0.4, frequency: 500, gain: 0.35 });
    arpeggio(sound, [587.3, 784, 1174.7], 0.05);
  },
  scoutComes: (sound) => sound.tone({ frequency: 330, seconds: 0.5, slide: 220, gain: 0.08 }),
  bolt: (sound) => sound.tone({ frequency: 520, seconds: 0.16, slide: -260, type: "sawtooth", gain: 0.05 }),
  crash: (sound) => {
    sound.noise({ seconds: 0.9, frequency: 220, gain: 0.5 });
    sound.tone({ frequency: 196, seconds: 0.9, slide: -150, type: "sawtooth", gain: 0.14 });
  },
  warp: (sound) => sound.tone({ frequency: 220, seconds: 0.3, slide: 900, type: "sine", gain: 0.14 }),
  arrive: (sound) => sound.tone({ frequency: 1100, seconds: 0.25, slide: -700, type: "sine", gain: 0.12 }),
  spawn: (sound) => arpeggio(sound, [392, 523.3], 0.09),
  wave: (sound) => arpeggio(sound, [392, 523.3, 659.3], 0.1),
  ship: (sound) => arpeggio(sound, [523.3, 659.3, 784, 1046.5], 0.08),
};

/** @param {Sound} sound @param {RubblebeltRun["state"]} state */
export const playState = (sound, { events, steps, ship, scout }) => {
  for (const event of events) VOICES[event.kind](sound, event);
  if (ship.isThrusting && steps % RUMBLE_EVERY_STEPS === 0) sound.noise({ seconds: 0.14, frequency: 150, gain: 0.16 });
  if (scout && scout.age % HUM_EVERY_STEPS === 0)
    sound.tone({ frequency: scout.age % (2 * HUM_EVERY_STEPS) === 0 ? 440 : 392, seconds: 0.12, gain: 0.04 });
};
