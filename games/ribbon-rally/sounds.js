// @ts-check

/** @import { RallyRun, RunEvent } from "./run.js" */
/** @typedef {import("../kit/sound.js").Sound} Sound */

const BELL_HZ = [784, 880, 988, 1047, 1175];

/** @param {Sound} sound @param {readonly number[]} notes @param {number} every seconds */
const melody = (sound, notes, every) =>
  notes.forEach((frequency, index) => sound.tone({ frequency, seconds: 0.28, delay: index * every, gain: 0.13 }));

/** @type {Record<RunEvent, (sound: Sound, run: RallyRun) => void>} */
const PLAY = {
  light: (sound) => sound.tone({ frequency: 392, seconds: 0.16, type: "square", gain: 0.07 }),
  go: (sound) => sound.tone({ frequency: 784, seconds: 0.4, type: "square", gain: 0.08 }),
  key: (sound, { right }) => {
    sound.noise({ frequency: 2100 + (right % 3) * 250, seconds: 0.035, gain: 0.16 });
    sound.noise({ frequency: 500, seconds: 0.03, gain: 0.12, delay: 0.008 });
  },
  word: (sound) => sound.tone({ frequency: 660, seconds: 0.12, gain: 0.07 }),
  clean: (sound, { ink }) =>
    sound.tone({ frequency: BELL_HZ[ink - 1] ?? 1175, seconds: 0.25, type: "sine", gain: 0.11 }),
  wrong: (sound) => {
    sound.noise({ frequency: 700, seconds: 0.32, gain: 0.28 });
    sound.tone({ frequency: 240, seconds: 0.3, type: "sawtooth", gain: 0.1, slide: -130 });
  },
  full: (sound) => melody(sound, [1047, 1319, 1568], 0.07),
  boost: (sound) => {
    sound.noise({ frequency: 300, seconds: 0.8, gain: 0.3 });
    sound.tone({ frequency: 180, seconds: 0.7, type: "sawtooth", gain: 0.08, slide: 420 });
  },
  finish: (sound) => melody(sound, [523, 659, 784, 1047, 1319, 1047, 1568], 0.1),
};

/** @param {Sound} sound @param {RallyRun} run */
export const playSounds = (sound, run) => {
  for (const event of new Set(run.events)) PLAY[event](sound, run);
  if (run.phase === "racing" && run.speed > 0.5 && run.steps % 9 === 0)
    sound.tone({ frequency: 62 + run.speed * 9, seconds: 0.18, type: "sawtooth", gain: 0.022 });
};
