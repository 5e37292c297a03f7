// @ts-check

/** @import { RunEvent } from "./run.js" */
/** @typedef {import("../kit/sound.js").Sound} Sound */

/** @param {Sound} sound @param {readonly number[]} notes in Hz @param {number} gap seconds between two */
const play = (sound, notes, gap) =>
  notes.forEach((frequency, index) => sound.tone({ frequency, seconds: gap * 2.2, delay: index * gap, gain: 0.13 }));

/** @param {Sound} sound @param {Extract<RunEvent, { kind: "bite" }>} event */
const playBite = (sound, { topping }) => {
  sound.noise({ frequency: 1400, seconds: 0.1, gain: 0.12 });
  sound.tone({ frequency: 260, seconds: 0.14, type: "sine", slide: 420, gain: 0.16 });
  if (topping === "egg") play(sound, [523, 659], 0.08);
  if (topping === "naruto") play(sound, [523, 659, 784, 1047, 1319], 0.07);
};

/** @param {Sound} sound @param {RunEvent} event */
export const playEvent = (sound, event) => {
  if (event.kind === "bite") playBite(sound, event);
  if (event.kind === "turn") sound.tone({ frequency: 190, seconds: 0.05, type: "sine", gain: 0.06 });
  if (event.kind === "warning") {
    [0, 0.25, 0.5, 0.75].forEach((delay) =>
      sound.tone({ frequency: 1150, seconds: 0.06, type: "square", delay, gain: 0.05 }),
    );
  }
  if (event.kind === "slam") {
    sound.noise({ frequency: 700, seconds: 0.12, gain: 0.35 });
    sound.tone({ frequency: 240, seconds: 0.16, slide: -120, gain: 0.25 });
  }
  if (event.kind === "caught") {
    sound.noise({ frequency: 200, seconds: 0.3, gain: 0.4 });
    sound.tone({ frequency: 330, seconds: 0.8, slide: -250, gain: 0.2 });
  }
  if (event.kind === "full") play(sound, [523, 659, 784, 1047, 784, 1047, 1319], 0.13);
  if (event.kind === "time") play(sound, [784, 659, 523], 0.16);
};
