// @ts-check

/** @import { RunEvent } from "./run.js" */
/** @typedef {import("../kit/sound.js").Sound} Sound */

/** Pentatonic; higher value, higher tone. */
const SCALE = [0, 3, 5, 7, 10];
const FIRST_NOTE_HZ = 262;

/** @param {number} step */
const note = (step) =>
  FIRST_NOTE_HZ * 2 ** (((SCALE[step % SCALE.length] ?? 0) + 12 * Math.floor(step / SCALE.length)) / 12);

/** @type {(sound: Sound, step: number, delay: number) => void} */
const ring = (sound, step, delay) => {
  sound.tone({ frequency: note(step), seconds: 0.4, type: "sine", delay, gain: 0.15 });
  sound.tone({ frequency: note(step) * 2.76, seconds: 0.18, type: "sine", delay, gain: 0.05 });
};

/** @param {Sound} sound @param {Extract<RunEvent, { kind: "slide" }>} event */
const playSlide = (sound, { fuses }) => {
  sound.noise({ frequency: 900, seconds: 0.08, gain: 0.1 });
  const values = [...new Set(fuses.map(({ value }) => value))].sort((a, b) => a - b);
  values.forEach((value, index) => ring(sound, Math.log2(value) - 2, 0.1 + index * 0.06));
};

/** @param {Sound} sound @param {RunEvent} event */
export const playEvent = (sound, event) => {
  if (event.kind === "slide") playSlide(sound, event);
  if (event.kind === "blocked") sound.tone({ frequency: 120, seconds: 0.08, type: "sine", gain: 0.14 });
  if (event.kind === "tide") {
    sound.noise({ frequency: 420, seconds: 0.9, gain: 0.3 });
    sound.noise({ frequency: 1500, seconds: 0.6, gain: 0.1, delay: 0.25 });
  }
  if (event.kind === "undo") [5, 3, 1].forEach((step, index) => ring(sound, step, index * 0.06));
  if (event.kind === "stuck") {
    sound.tone({ frequency: 294, seconds: 0.7, slide: -130, gain: 0.18 });
    sound.tone({ frequency: 220, seconds: 0.9, slide: -100, gain: 0.12, delay: 0.2 });
  }
  if (event.kind === "won") [2, 4, 5, 7, 9, 10].forEach((step, index) => ring(sound, step, 0.2 + index * 0.1));
};
