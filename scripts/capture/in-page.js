// @ts-check
/* Runs before the game's scripts: stubs the clock, so that each tick is 1/60 s and one frame. */
{
  const FRAME_MS = 1000 / 60;
  /** @typedef {{ steps: number, phase: string, score: number | null }} Moment */

  let now = 0;
  /** @type {FrameRequestCallback | null} */
  let pending = null;
  /** @type {Moment | null} */
  let latest = null;

  window.requestAnimationFrame = (callback) => {
    pending = callback;
    return 1;
  };
  performance.now = () => now;

  const tick = () => {
    now += FRAME_MS;
    const callback = pending;
    pending = null;
    callback?.(now);
  };

  const canvasOf = () => {
    const canvas = document.querySelector("canvas");
    if (!canvas) throw new Error("The game has no canvas.");
    return canvas;
  };

  const camera = {
    isReady: () => latest !== null,
    /** A few pictures, so that what was pressed is noticed. @returns {string} the phase after them */
    wait: () => {
      for (let count = 0; count < 4; count++) tick();
      return latest?.phase ?? "";
    },
    /** Plays on until the run has reached the step count. @param {number} steps */
    playTo: (steps) => {
      while ((latest?.steps ?? 0) < steps) {
        tick();
        if (latest?.phase !== "playing") throw new Error(`${latest?.phase} after ${latest?.steps} steps.`);
      }
    },
    /** The picture after so many steps. @param {number} steps */
    still: (steps) => {
      for (let step = 0; step < steps; step++) tick();
      return canvasOf().toDataURL("image/png");
    },
  };

  Object.assign(window, {
    camera,
    /** @param {Moment} moment */
    onPicture: (moment) => {
      latest = moment;
    },
  });
}
