// @ts-check

const QUIET_MS = 5000;

/** Announces the score to screen readers in a live region, throttled. */
export const createAnnouncer = () => {
  const region = document.createElement("p");
  region.className = "announcer";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  let announcedAt = -Infinity;
  return {
    /** @param {string} digits @param {{ now?: boolean }} [options] now: skips the throttle */
    announce: (digits, { now = false } = {}) => {
      const time = performance.now();
      if (region.textContent === digits || (!now && time - announcedAt < QUIET_MS)) return;
      announcedAt = time;
      region.textContent = digits;
    },
  };
};
