// @ts-check

/** Keeps the result visible when buttons are mashed at the end. */
export const RESTART_LOCK_MS = 400;

export const RESUME_MS = 900;

/** @typedef {"waiting" | "playing" | "paused" | "resuming" | "over"} Phase */

/**
 * State machine of a play; reports start, score and stop to the portal.
 * @param {{ portal: Pick<import("../sdk/portal-sdk.js").Portal, "start" | "stop" | "score">, now: () => number }} options
 */
export const createPlayCycle = ({ portal, now }) => {
  /** @type {Phase} */
  let phase = "waiting";
  let isPausedByPlayer = false;
  let endedAt = 0;
  let resumesAt = 0;

  const begin = () => {
    phase = "playing";
    portal.start();
  };

  const goOn = () => {
    phase = "resuming";
    resumesAt = now() + RESUME_MS;
  };

  return {
    /** Call once a frame. @returns {number} how much of that wait is left, 1 to 0 */
    tick: () => {
      if (phase !== "resuming") return 0;
      const left = Math.max(0, (resumesAt - now()) / RESUME_MS);
      if (left === 0) phase = "playing";
      return left;
    },
    get phase() {
      return phase;
    },
    /** @returns {boolean} true when a new run is wanted */
    confirm: () => {
      if (phase === "waiting") begin();
      else if (phase === "paused") goOn();
      else if (phase === "over" && now() - endedAt >= RESTART_LOCK_MS) {
        begin();
        return true;
      }
      return false;
    },
    togglePause: () => {
      if (phase === "paused") goOn();
      else if (phase === "playing" || phase === "resuming") {
        phase = "paused";
        isPausedByPlayer = true;
      }
    },
    /** Page hidden or focus lost. */
    interrupt: () => {
      if (phase !== "playing" && phase !== "resuming") return;
      phase = "paused";
      isPausedByPlayer = false;
    },
    /** Does not end the player's own pause. */
    resume: () => {
      if (phase === "paused" && !isPausedByPlayer) goOn();
    },
    /** @param {number | null} score null: no score */
    finish: (score) => {
      if (phase !== "playing") return;
      phase = "over";
      endedAt = now();
      if (score !== null) portal.score(score);
      portal.stop();
    },
  };
};
