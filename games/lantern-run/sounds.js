// @ts-check

/** @import { RunEvent } from "./run.js" */
/** @import { Sound } from "../kit/sound.js" */

const CHAIN_NOTES = [659.26, 783.99, 880, 1046.5, 1318.5];
const BELL = [196, 392, 587.3, 784];

/** @type {Record<RunEvent["kind"], (sound: Sound, event: RunEvent) => void>} */
const VOICES = {
  jump: (sound) => sound.tone({ frequency: 300, seconds: 0.16, slide: 260, gain: 0.12 }),
  land: (sound) => sound.noise({ seconds: 0.08, frequency: 260, gain: 0.22 }),
  slide: (sound) => sound.noise({ seconds: 0.3, frequency: 1500, gain: 0.1 }),
  firefly: (sound, { chain }) => {
    const frequency = CHAIN_NOTES[chain - 1] ?? 659.26;
    sound.tone({ frequency, seconds: 0.22, type: "sine", gain: 0.16 });
    sound.tone({ frequency: frequency * 2, seconds: 0.3, type: "sine", gain: 0.05, delay: 0.04 });
  },
  stumble: (sound) => {
    sound.noise({ seconds: 0.22, frequency: 420, gain: 0.4 });
    sound.tone({ frequency: 170, seconds: 0.25, type: "square", slide: -90, gain: 0.1 });
  },
  fall: (sound) => sound.tone({ frequency: 420, seconds: 0.7, slide: -340, gain: 0.16 }),
  dark: (sound) => {
    sound.noise({ seconds: 0.5, frequency: 900, gain: 0.12 });
    sound.tone({ frequency: 330, seconds: 0.6, slide: -110, gain: 0.12 });
  },
  time: (sound) => CHAIN_NOTES.forEach((frequency, index) => ring(sound, frequency, index * 0.09)),
  bell: (sound) => BELL.forEach((frequency) => sound.tone({ frequency, seconds: 2.4, type: "sine", gain: 0.13 })),
};

/** @param {Sound} sound @param {number} frequency @param {number} delay */
const ring = (sound, frequency, delay) => sound.tone({ frequency, seconds: 0.3, type: "sine", gain: 0.14, delay });

/** @param {Sound} sound @param {RunEvent} event */
export const playEvent = (sound, event) => VOICES[event.kind](sound, event);
