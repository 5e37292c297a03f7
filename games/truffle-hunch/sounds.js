// @ts-check

/** @import { RunEvent } from "./board.js" */
/** @import { TruffleRun } from "./run.js" */
/** @typedef {import("../kit/sound.js").Sound} Sound */

const SCALE_HZ = [262, 294, 330, 392, 440, 523, 587, 659];

/** @param {Sound} sound @param {readonly number[]} notes @param {number} every seconds */
const melody = (sound, notes, every) =>
  notes.forEach((frequency, index) => sound.tone({ frequency, seconds: 0.26, delay: index * every, gain: 0.13 }));

/** @param {Sound} sound @param {Extract<RunEvent, { type: "open" }>} event @param {TruffleRun} run */
const playDig = (sound, { cells, from }, { board }) => {
  sound.noise({ frequency: 420, seconds: 0.09, gain: 0.22 });
  const number = board.field?.numbers[from] ?? 0;
  if (cells.length === 1) {
    sound.tone({ frequency: SCALE_HZ[number - 1] ?? 262, seconds: 0.14, gain: 0.13, delay: 0.02 });
    return;
  }
  const notes = Math.min(8, Math.ceil(cells.length / 4));
  for (let note = 0; note < notes; note++) {
    sound.noise({ frequency: 380 + note * 60, seconds: 0.07, gain: 0.12, delay: note * 0.06 });
    sound.tone({ frequency: SCALE_HZ[note] ?? 262, seconds: 0.12, gain: 0.08, delay: note * 0.06 });
  }
};

/** @type {Record<Exclude<RunEvent["type"], "open">, (sound: Sound) => void>} */
const PLAY = {
  truffle: (sound) => melody(sound, [784, 988, 1175, 1568], 0.07),
  flag: (sound) => sound.tone({ frequency: 620, seconds: 0.09, type: "square", gain: 0.06, slide: 180 }),
  unflag: (sound) => sound.tone({ frequency: 700, seconds: 0.09, type: "square", gain: 0.05, slide: -220 }),
  refused: (sound) => sound.tone({ frequency: 170, seconds: 0.12, gain: 0.14, slide: -30 }),
  stung: (sound) => {
    sound.noise({ frequency: 240, seconds: 0.6, gain: 0.4 });
    sound.tone({ frequency: 210, seconds: 0.7, type: "sawtooth", gain: 0.16, slide: -150 });
    sound.tone({ frequency: 92, seconds: 0.5, type: "square", gain: 0.1, slide: -30, delay: 0.12 });
  },
  cleared: (sound) => melody(sound, [523, 659, 784, 1047, 784, 1047, 1319], 0.09),
  next: (sound) => sound.noise({ frequency: 900, seconds: 0.3, gain: 0.1 }),
};

/** @param {Sound} sound @param {TruffleRun} run */
export const playSounds = (sound, run) => {
  for (const event of run.events) {
    if (event.type === "open") playDig(sound, event, run);
    else PLAY[event.type](sound);
  }
  if (run.phase === "sniffing" && run.phaseSteps % 16 === 1)
    sound.noise({ frequency: 1500, seconds: 0.12, gain: 0.07 });
};
