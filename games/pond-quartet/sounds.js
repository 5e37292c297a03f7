// @ts-check
import { REMINDER_STEP } from "./effects.js";

/** @typedef {import("./song.js").Frog} Frog */
/** @typedef {ReturnType<typeof import("../kit/sound.js").createSound>} Sound */

/** @type {Record<Frog, number>} */
const PITCHES_HZ = { down: 261.63, left: 329.63, right: 392, up: 523.25 };
const CHORD = Object.values(PITCHES_HZ);

/** @param {Sound} sound @param {Frog} frog @param {number} gain */
function croak(sound, frog, gain) {
  const frequency = PITCHES_HZ[frog];
  sound.tone({ frequency, seconds: 0.42, type: "triangle", gain });
  sound.tone({ frequency: frequency / 2, seconds: 0.12, type: "sawtooth", gain: gain * 0.25, slide: frequency * 0.04 });
}

/** @param {Sound} sound @param {import("./run.js").RunEvent} event */
function playEvent(sound, event) {
  if (event.type === "sing") croak(sound, event.frog, 0.24);
  else if (event.type === "note") croak(sound, event.frog, event.grade === "late" ? 0.18 : 0.3);
  else if (event.type === "tick")
    sound.tone({ frequency: event.isCountIn ? 1320 : 880, seconds: 0.05, type: "sine", gain: 0.1 });
  else if (event.type === "miss")
    sound.tone({ frequency: 150, seconds: 0.4, type: "sawtooth", gain: 0.16, slide: -70 });
  else if (event.type === "round") {
    CHORD.forEach((frequency, index) =>
      sound.tone({ frequency, seconds: 0.5, gain: 0.12, delay: 0.35 + index * 0.07 }),
    );
    if (event.isLifeRegained)
      sound.tone({ frequency: 1046.5, seconds: 0.5, type: "sine", gain: 0.16, delay: 0.65, slide: 260 });
  } else if (event.type === "over") {
    [...CHORD]
      .reverse()
      .forEach((frequency, index) => sound.tone({ frequency, seconds: 0.5, gain: 0.14, delay: 0.4 + index * 0.18 }));
  }
}

/** @param {Sound} sound @param {import("./run.js").PondRun} run */
export function playSounds(sound, run) {
  for (const event of run.events) playEvent(sound, event);
  if (run.phase === "sorry" && run.clock === REMINDER_STEP && run.mistake) croak(sound, run.mistake.expected, 0.14);
}
