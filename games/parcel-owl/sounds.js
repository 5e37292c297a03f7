// @ts-check

/** @import { OwlRun, RunEvent } from "./run.js" */
/** @typedef {import("../kit/sound.js").Sound} Sound */

/** @type {Record<RunEvent, (sound: Sound) => void>} */
const PLAY = {
  step: (sound) => sound.noise({ frequency: 900, seconds: 0.04, gain: 0.05 }),
  push: (sound) => {
    sound.noise({ frequency: 320, seconds: 0.13, gain: 0.2 });
    sound.tone({ frequency: 150, seconds: 0.08, gain: 0.1, slide: 30 });
  },
  heave: (sound) => {
    sound.noise({ frequency: 130, seconds: 0.24, gain: 0.34 });
    sound.tone({ frequency: 82, seconds: 0.2, type: "square", gain: 0.08, slide: -14 });
  },
  belt: (sound) => sound.tone({ frequency: 240, seconds: 0.09, type: "sawtooth", gain: 0.035, slide: 60, delay: 0.05 }),
  bump: (sound) => sound.tone({ frequency: 120, seconds: 0.07, gain: 0.1, slide: -30 }),
  bay: (sound) => {
    sound.tone({ frequency: 660, seconds: 0.14, gain: 0.14, delay: 0.06 });
    sound.tone({ frequency: 990, seconds: 0.22, gain: 0.12, delay: 0.13 });
  },
  stuck: (sound) =>
    sound.tone({ frequency: 196, seconds: 0.35, type: "sawtooth", gain: 0.08, slide: -70, delay: 0.05 }),
  undo: (sound) => sound.tone({ frequency: 420, seconds: 0.06, gain: 0.07, slide: -120 }),
  restart: (sound) => sound.tone({ frequency: 520, seconds: 0.22, gain: 0.09, slide: -320 }),
  choose: (sound) => sound.tone({ frequency: 540, seconds: 0.04, gain: 0.07 }),
  next: (sound) => sound.noise({ frequency: 700, seconds: 0.25, gain: 0.1 }),
  delivered: () => undefined,
};

/** @param {Sound} sound @param {number} stars */
const playReward = (sound, stars) => {
  [523, 659, 784, 1047].slice(0, stars + 1).forEach((frequency, index) => {
    sound.tone({ frequency, seconds: 0.34, gain: 0.15, delay: 0.13 + index * 0.23 });
    sound.tone({ frequency: frequency * 1.5, seconds: 0.2, gain: 0.06, delay: 0.17 + index * 0.23 });
  });
};

/** @param {Sound} sound @param {OwlRun} run */
export const playSounds = (sound, run) => {
  for (const event of new Set(run.events)) PLAY[event](sound);
  if (run.events.includes("delivered")) playReward(sound, run.starsNow);
};
