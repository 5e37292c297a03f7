// @ts-check

/** @typedef {"clean" | "late" | "miss"} Timing */

export const STEPS_PER_SECOND = 60;
export const FIRST_TIMED_ROUND = 8;
export const COUNT_IN_BEATS = 3;
export const CLEAN_WINDOW_MS = 80;
export const LATE_WINDOW_MS = 160;
export const FIXED_TEMPO_MODE = "longest-140";

const FIRST_TEMPO_BPM = 90;
const TEMPO_RISE_BPM = 4;
const TEMPO_CAP_BPM = 168;
const FIXED_TEMPO_BPM = 140;

/**
 * @param {number} round counted from 1
 * @param {string} mode rule variant of the challenge
 * @returns {number} beats per minute
 */
export function tempoOf(round, mode) {
  if (mode === FIXED_TEMPO_MODE) return FIXED_TEMPO_BPM;
  return Math.min(TEMPO_CAP_BPM, FIRST_TEMPO_BPM + TEMPO_RISE_BPM * (round - 1));
}

/** @param {number} bpm */
export function stepsPerBeat(bpm) {
  return (STEPS_PER_SECOND * 60) / bpm;
}

/** @param {number} steps */
export function toMilliseconds(steps) {
  return (steps * 1000) / STEPS_PER_SECOND;
}

/**
 * @param {number} offsetSteps distance from the beat in simulation steps; negative is early
 * @returns {Timing}
 */
export function timingOf(offsetSteps) {
  const distanceMs = Math.abs(toMilliseconds(offsetSteps));
  if (distanceMs <= CLEAN_WINDOW_MS) return "clean";
  return distanceMs <= LATE_WINDOW_MS ? "late" : "miss";
}
