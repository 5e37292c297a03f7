// @ts-check

export const STEP_SECONDS = 1 / 60;
const MAX_STEPS_PER_FRAME = 5;
// A frame that arrives a hair early must not skip its step, or a 60 Hz screen would stutter.
const EARLY_FRAME_SECONDS = 1e-4;

/** Turns frame times into whole simulation steps; what five steps cannot catch up is dropped. */
export const createAccumulator = () => {
  let pending = 0;
  return {
    /** @param {number} seconds since the last frame @returns {number} steps to run now */
    advance: (seconds) => {
      pending += Math.max(0, seconds);
      const due = Math.floor((pending + EARLY_FRAME_SECONDS) / STEP_SECONDS);
      const steps = Math.min(due, MAX_STEPS_PER_FRAME);
      pending = due > steps ? 0 : Math.max(0, pending - steps * STEP_SECONDS);
      return steps;
    },
    /** How far the picture is between the last step and the next, 0 to 1. */
    alpha: () => Math.min(1, pending / STEP_SECONDS),
    reset: () => {
      pending = 0;
    },
  };
};

/**
 * Runs `step` 60 times a second and `draw` once a frame. While paused only `draw` runs.
 * `beforeFrame` runs first in every frame, paused or not, and hears how long ago the last one was.
 * @param {{ step: () => void, draw: (alpha: number) => void, isPaused: () => boolean,
 *   beforeFrame?: (seconds: number) => void }} game
 * @returns {() => void} stops the loop
 */
export const startLoop = ({ step, draw, isPaused, beforeFrame }) => {
  const accumulator = createAccumulator();
  /** @type {number | undefined} */
  let lastTime;
  let request = 0;

  /** @param {number} time in milliseconds */
  const frame = (time) => {
    request = requestAnimationFrame(frame);
    const seconds = lastTime === undefined ? 0 : (time - lastTime) / 1000;
    lastTime = time;
    beforeFrame?.(seconds);
    if (isPaused()) accumulator.reset();
    else for (let steps = accumulator.advance(seconds); steps > 0 && !isPaused(); steps--) step();
    draw(accumulator.alpha());
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
};
