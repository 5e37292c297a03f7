// @ts-check

/** @import { RunEvent } from "./run.js" */
/** @import { Sound } from "../kit/sound.js" */

/** @param {Sound} sound @param {readonly number[]} notes @param {number} gap */
const arpeggio = (sound, notes, gap) =>
  notes.forEach((frequency, index) => sound.tone({ frequency, seconds: 0.28, gain: 0.13, delay: index * gap }));

/** @type {Record<RunEvent["kind"], (sound: Sound, event: RunEvent) => void>} */
const VOICES = {
  choose: (sound) => sound.tone({ frequency: 440, seconds: 0.07, gain: 0.09 }),
  chosen: (sound) => arpeggio(sound, [392, 523.3, 659.3], 0.07),
  step: (sound, { side }) => {
    sound.tone({ frequency: side === 0 ? 330 : 247, seconds: 0.14, slide: 140, type: "sine", gain: 0.14 });
    sound.noise({ seconds: 0.1, frequency: 900, gain: 0.12, delay: 0.26 });
  },
  crack: (sound) => {
    sound.noise({ seconds: 0.12, frequency: 2400, gain: 0.28 });
    sound.noise({ seconds: 0.2, frequency: 700, gain: 0.2, delay: 0.03 });
  },
  sink: (sound) => {
    sound.noise({ seconds: 0.5, frequency: 420, gain: 0.34 });
    sound.tone({ frequency: 300, seconds: 0.4, slide: -190, type: "sine", gain: 0.16 });
    sound.tone({ frequency: 520, seconds: 0.12, slide: 300, type: "sine", gain: 0.07, delay: 0.34 });
  },
  cursor: (sound) => sound.tone({ frequency: 587.3, seconds: 0.05, gain: 0.06 }),
  refuse: (sound) => sound.tone({ frequency: 150, seconds: 0.09, type: "square", gain: 0.05 }),
  tick: (sound) => sound.tone({ frequency: 880, seconds: 0.06, gain: 0.08 }),
  over: (sound) => arpeggio(sound, [392, 523.3, 659.3, 784, 1046.5], 0.11),
};

/** @param {Sound} sound @param {readonly RunEvent[]} events */
export const playEvents = (sound, events) => events.forEach((event) => VOICES[event.kind](sound, event));
