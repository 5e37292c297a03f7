// @ts-check

/** Shares of the full width and height. From one to the next some thirty per cent of the pixels go. */
const SHARES = /** @type {const} */ ([1, 0.85, 0.7, 0.6, 0.5]);
const WINDOW_FRAMES = 40;
/** A frame of a 60 Hz screen, and a little for clocks that round. */
const SLOW_MS = 17.6;
const FRAME_MS = 1000 / 60;
/** The tab was away, or somebody looked at the developer tools: says nothing about drawing. */
const LONGEST_MS = 250;
/** Where frames come as before with a quarter of the pixels, to a hair, it is the screen that sets the pace. */
const SAME_MS = 0.4;
const FIRST_CALM_MS = 20_000;
const LONGEST_CALM_MS = 320_000;

/** @param {number[]} times */
const medianOf = (times) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/**
 * The largest share below this one that should do, as if only pixels cost time.
 * @param {number} share @param {number} median
 */
const shareBelow = (share, median) => {
  const fitting = share * Math.sqrt(FRAME_MS / median);
  const least = SHARES[SHARES.length - 1] ?? 1;
  return SHARES.find((other) => other < share && other <= fitting) ?? least;
};

/** @param {number} share @returns {number} the next larger one */
const shareAbove = (share) => SHARES[SHARES.findIndex((other) => other === share) - 1] ?? 1;

/**
 * Decides how sharp the stage is: with fewer pixels where frames take too long, with more again after a calm time,
 * which doubles whenever more were too many. Where fewer pixels change nothing (a screen of 30 or 50 Hz) the picture
 * stays sharp.
 */
export const createSharpness = () => {
  let share = 1;
  /** @type {number[]} */
  let times = [];
  let calmMs = 0;
  let neededCalmMs = FIRST_CALM_MS;
  let isTrying = false;
  let isScreenSlow = false;
  /** The median when the first pixels were given up. */
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
    /** How much of the full width and height to draw, 1 to 0.5. */
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
