// @ts-check

const QUIET_MS = 5000;

/** Tells screen readers the score, in digits, through a visually hidden live region; at most every five seconds. */
export const createAnnouncer = () => {
  const region = document.createElement("p");
  region.className = "announcer";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  let spokenAt = -Infinity;
  return {
    /** @param {string} digits @param {{ now?: boolean }} [options] now: do not wait for the quiet time to pass */
    say: (digits, { now = false } = {}) => {
      const time = performance.now();
      if (region.textContent === digits || (!now && time - spokenAt < QUIET_MS)) return;
      spokenAt = time;
      region.textContent = digits;
    },
  };
};
