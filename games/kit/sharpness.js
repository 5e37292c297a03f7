// @ts-check

/** Scale factors; each has about 30 per cent fewer pixels than the previous one. */
const SHARES = /** @type {const} */ ([1, 0.85, 0.7, 0.6, 0.5]);
const WINDOW_FRAMES = 40;
/** A 60 Hz frame, and tolerance for rounded clocks. */
const SLOW_MS = 17.6;
const FRAME_MS = 1000 / 60;
/** Longer frames come from a hidden tab or the developer tools. */
const LONGEST_MS = 250;
/** The same frame time with a quarter of the pixels: the screen sets the rate. */
const SAME_MS = 0.4;
const FIRST_CALM_MS = 20_000;
const LONGEST_CALM_MS = 320_000;

/** @param {number[]} times */
const medianOf = (times) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Assumes that frame time is proportional to pixels. @param {number} share @param {number} median */
const shareBelow = (share, median) => {
  const fitting = share * Math.sqrt(FRAME_MS / median);
  const least = SHARES[SHARES.length - 1] ?? 1;
  return SHARES.find((other) => other < share && other <= fitting) ?? least;
};

/** @param {number} share @returns {number} the next larger one */
const shareAbove = (share) => SHARES[SHARES.findIndex((other) => other === share) - 1] ?? 1;

/**
 * Adaptive resolution with backoff: lower when frames are slow, higher again after a delay that doubles on failure.
 * Slow screens (30 or 50 Hz) keep full resolution.
 */
export const createSharpness = () => {
  let share = 1;
  /** @type {number[]} */
  let times = [];
  let calmMs = 0;
  let neededCalmMs = FIRST_CALM_MS;
  let isTrying = false;
  let isScreenSlow = false;
  let sharpMedian = 0;

  /** @param {number} median */
  const lower = (median) => {
    if (share === 1) sharpMedian = median;
    if (isTrying) neededCalmMs = Math.min(LONGEST_CALM_MS, neededCalmMs * 2);
    isTrying = false;
    calmMs = 0;
    share = shareBelow(share, median);
  };

  /** @param {number} median */
  const judge = (median) => {
    const isLowest = share === SHARES[SHARES.length - 1];
    if (median <= SLOW_MS) {
      isTrying = false;
      calmMs += median * WINDOW_FRAMES;
      if (share === 1 || calmMs < neededCalmMs) return;
      share = shareAbove(share);
      isTrying = true;
      calmMs = 0;
    } else if (!isLowest) lower(median);
    else if (Math.abs(median - sharpMedian) < SAME_MS) {
      isScreenSlow = true;
      share = 1;
    }
  };

  return {
    get share() {
      return share;
    },
    /** @param {number} milliseconds between the last two frames of play */
    observe: (milliseconds) => {
      if (isScreenSlow || milliseconds > LONGEST_MS) return;
      times.push(milliseconds);
      if (times.length < WINDOW_FRAMES) return;
      judge(medianOf(times));
      times = [];
    },
  };
};
