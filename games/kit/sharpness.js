// @ts-check

/** Scale factors; each has about 30 per cent fewer pixels than the previous one. */
const SCALES = /** @type {const} */ ([1, 0.85, 0.7, 0.6, 0.5]);
const WINDOW_FRAMES = 40;
/** A 60 Hz frame, and tolerance for rounded clocks. */
const SLOW_MS = 17.6;
const FRAME_MS = 1000 / 60;
/** Longer frames come from a hidden tab or the developer tools. */
const MAX_FRAME_MS = 250;
/** The same frame time with a quarter of the pixels: the screen sets the rate. */
const SAME_MS = 0.4;
const FIRST_SMOOTH_MS = 20_000;
const MAX_SMOOTH_MS = 320_000;

/** @param {number[]} times */
const medianOf = (times) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Assumes that frame time is proportional to pixels. @param {number} scale @param {number} median */
const scaleBelow = (scale, median) => {
  const fitting = scale * Math.sqrt(FRAME_MS / median);
  const lowest = SCALES[SCALES.length - 1] ?? 1;
  return SCALES.find((other) => other < scale && other <= fitting) ?? lowest;
};

/** @param {number} scale @returns {number} the next larger one */
const scaleAbove = (scale) => SCALES[SCALES.findIndex((other) => other === scale) - 1] ?? 1;

/**
 * Adaptive resolution with backoff: lower when frames are slow, higher again after a delay that doubles on failure.
 * Slow screens (30 or 50 Hz) keep full resolution.
 */
export const createSharpness = () => {
  let scale = 1;
  /** @type {number[]} */
  let times = [];
  let smoothMs = 0;
  let requiredSmoothMs = FIRST_SMOOTH_MS;
  let isTrying = false;
  let isScreenSlow = false;
  let sharpMedian = 0;

  /** @param {number} median */
  const lower = (median) => {
    if (scale === 1) sharpMedian = median;
    if (isTrying) requiredSmoothMs = Math.min(MAX_SMOOTH_MS, requiredSmoothMs * 2);
    isTrying = false;
    smoothMs = 0;
    scale = scaleBelow(scale, median);
  };

  /** @param {number} median */
  const adjust = (median) => {
    const isLowest = scale === SCALES[SCALES.length - 1];
    if (median <= SLOW_MS) {
      isTrying = false;
      smoothMs += median * WINDOW_FRAMES;
      if (scale === 1 || smoothMs < requiredSmoothMs) return;
      scale = scaleAbove(scale);
      isTrying = true;
      smoothMs = 0;
    } else if (!isLowest) lower(median);
    else if (Math.abs(median - sharpMedian) < SAME_MS) {
      isScreenSlow = true;
      scale = 1;
    }
  };

  return {
    get scale() {
      return scale;
    },
    /** @param {number} milliseconds between the last two frames of play */
    observe: (milliseconds) => {
      if (isScreenSlow || milliseconds > MAX_FRAME_MS) return;
      times.push(milliseconds);
      if (times.length < WINDOW_FRAMES) return;
      adjust(medianOf(times));
      times = [];
    },
  };
};
