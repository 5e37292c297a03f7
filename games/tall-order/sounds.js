// @ts-check

/** @import { RunEvent } from "./run.js" */
/** @typedef {import("../kit/sound.js").Sound} Sound */

const SCALE = [0, 2, 4, 7, 9];
const FIRST_NOTE_HZ = 330;

/** @param {number} step of the scale, from 0 */
const note = (step) =>
  FIRST_NOTE_HZ * 2 ** (((SCALE[step % SCALE.length] ?? 0) + 12 * Math.floor(step / SCALE.length)) / 12);

/** @param {Sound} sound @param {Extract<RunEvent, { kind: "land" }>} event */
const playLanding = (sound, { streak, isPerfect, isButtered, scrap }) => {
  sound.noise({ frequency: 220, seconds: 0.12, gain: 0.3 });
  sound.tone({ frequency: 150, seconds: 0.12, type: "sine", slide: -60, gain: 0.25 });
  if (scrap) sound.noise({ frequency: 2400, seconds: 0.09, gain: 0.1 });
  if (!isPerfect) return;
  const step = Math.min(14, streak - 1);
  sound.tone({ frequency: note(step), seconds: 0.3, gain: 0.16 });
  sound.tone({ frequency: 2 * note(step), seconds: 0.22, delay: 0.05, gain: 0.07 });
  if (!isButtered) return;
  [0, 2, 4, 6].forEach((more, index) =>
    sound.tone({ frequency: note(step + more), seconds: 0.35, delay: 0.08 + index * 0.08, gain: 0.13 }),
  );
};

/** @param {Sound} sound @param {RunEvent} event */
export const playEvent = (sound, event) => {
  if (event.kind === "drop") sound.tone({ frequency: 420, seconds: 0.12, type: "sine", slide: -160, gain: 0.08 });
  if (event.kind === "land") playLanding(sound, event);
  if (event.kind === "miss") {
    sound.tone({ frequency: 392, seconds: 0.7, slide: -280, gain: 0.2 });
    sound.noise({ frequency: 300, seconds: 0.35, gain: 0.35, delay: 0.6 });
  }
  if (event.kind === "time") {
    [4, 2, 0].forEach((step, index) =>
      sound.tone({ frequency: note(step), seconds: 0.4, delay: index * 0.14, gain: 0.16 }),
    );
  }
};
