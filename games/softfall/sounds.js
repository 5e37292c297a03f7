// @ts-check

/** @import { Phase, SoftfallRun } from "./run.js" */
/** @typedef {import("../kit/sound.js").Sound} Sound */

const RUMBLE_EVERY_STEPS = 5;
const LOW_FUEL_UNITS = 20;
const ALARM_EVERY_STEPS = 45;
const CHORDS = /** @type {const} */ ([523, 587, 659, 784, 880]);

/** @param {Sound} sound @param {number} base @param {readonly number[]} ratios */
const arpeggio = (sound, base, ratios) =>
  ratios.forEach((ratio, index) =>
    sound.tone({ frequency: base * ratio, seconds: 0.22, delay: index * 0.09, gain: 0.14 }),
  );

/** @param {Sound} sound @param {SoftfallRun} run */
const playLanding = (sound, { landings }) => {
  const landing = landings.at(-1);
  sound.noise({ frequency: 180, seconds: 0.18, gain: 0.25 });
  const base = CHORDS[landings.length - 1] ?? 523;
  arpeggio(sound, base, landing?.isSoft ? [1, 1.25, 1.5, 2] : [1, 1.25, 1.5]);
};

/** @param {Sound} sound */
const playCrash = (sound) => {
  sound.noise({ frequency: 220, seconds: 0.9, gain: 0.5 });
  sound.noise({ frequency: 900, seconds: 0.3, gain: 0.3 });
  sound.tone({ frequency: 150, seconds: 0.8, type: "sawtooth", slide: -110, gain: 0.18 });
};

/** @param {Sound} sound @param {SoftfallRun} run */
const playFlight = (sound, { lander, fuel, phaseSteps }) => {
  if (lander.isThrusting && phaseSteps % RUMBLE_EVERY_STEPS === 0)
    sound.noise({ frequency: 130, seconds: 0.16, gain: 0.22 });
  if (lander.turn !== 0 && phaseSteps % 8 === 0) sound.noise({ frequency: 2600, seconds: 0.06, gain: 0.03 });
  if (fuel > 0 && fuel < LOW_FUEL_UNITS && phaseSteps % ALARM_EVERY_STEPS === 0) {
    sound.tone({ frequency: 880, seconds: 0.08, type: "square", gain: 0.05 });
  }
};

/** @param {Sound} sound */
export const createSounds = (sound) => {
  /** @type {Phase} */
  let phase = "arriving";
  return (/** @type {SoftfallRun} */ run) => {
    if (run.phase === "flying") playFlight(sound, run);
    if (run.phase === phase) return;
    phase = run.phase;
    if (phase === "landed") playLanding(sound, run);
    if (phase === "crashed") playCrash(sound);
    if (phase === "arriving") sound.tone({ frequency: 330, seconds: 0.25, slide: 160, gain: 0.08 });
    if (phase === "finished") arpeggio(sound, 523, [1, 1.25, 1.5, 2, 2.5, 3, 4]);
  };
};
