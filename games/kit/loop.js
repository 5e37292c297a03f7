// @ts-check

export const STEP_SECONDS = 1 / 60;
const MAX_STEPS_PER_FRAME = 5;
// Tolerance for frames that arrive early: a skipped step would stutter at 60 Hz.
const EARLY_FRAME_SECONDS = 1e-4;

/** Fixed timestep; a backlog of more than five steps is dropped. */
export const createAccumulator = () => {
  let pending = 0;
  return {
    /** @param {number} seconds since the last frame @returns {number} steps to run now */
    advance: (seconds) => {
      pending += Math.max(0, seconds);
      const elapsedSteps = Math.floor((pending + EARLY_FRAME_SECONDS) / STEP_SECONDS);
      const steps = Math.min(elapsedSteps, MAX_STEPS_PER_FRAME);
      pending = elapsedSteps > steps ? 0 : Math.max(0, pending - steps * STEP_SECONDS);
      return steps;
    },
    /** Interpolation between the last step and the next, 0 to 1. */
    alpha: () => Math.min(1, pending / STEP_SECONDS),
    reset: () => {
      pending = 0;
    },
  };
};

/**
 * Runs `step` 60 times a second and `draw` once a frame; while paused only `beforeFrame` and `draw` run.
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
