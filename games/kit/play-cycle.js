// @ts-check

/** Keeps the result visible when buttons are mashed at the end. */
export const RESTART_LOCK_MS = 400;

export const RESUME_MS = 900;

/** @typedef {"waiting" | "playing" | "paused" | "resuming" | "over"} Phase */

/** @typedef {{ phase: Phase, isPausedByPlayer: boolean, endedAt: number, resumesAt: number }} CycleState */

/** Pauses, and the delay before a paused play resumes. @param {CycleState} state @param {() => number} now */
const createPauses = (state, now) => {
  const startResuming = () => {
    state.phase = "resuming";
    state.resumesAt = now() + RESUME_MS;
  };
  /** @param {boolean} isPausedByPlayer */
  const pause = (isPausedByPlayer) => {
    state.phase = "paused";
    state.isPausedByPlayer = isPausedByPlayer;
  };

  return {
    startResuming,
    /** Call once a frame. @returns {number} remaining share of the delay, 1 to 0 */
    tick: () => {
      if (state.phase !== "resuming") return 0;
      const remaining = Math.max(0, (state.resumesAt - now()) / RESUME_MS);
      if (remaining === 0) state.phase = "playing";
      return remaining;
    },
    togglePause: () => {
      if (state.phase === "paused") startResuming();
      else if (state.phase === "playing" || state.phase === "resuming") pause(true);
    },
    /** Page hidden or focus lost. */
    interrupt: () => {
      if (state.phase === "playing" || state.phase === "resuming") pause(false);
    },
    /** Does not end the player's own pause. */
    resume: () => {
      if (state.phase === "paused" && !state.isPausedByPlayer) startResuming();
    },
  };
};

/**
 * State machine of a play; reports start, score and stop to the portal.
 * @param {{ portal: Pick<import("../sdk/portal-sdk.js").Portal, "start" | "stop" | "score">, now: () => number }} options
 */
export const createPlayCycle = ({ portal, now }) => {
  /** @type {CycleState} */
  const state = { phase: "waiting", isPausedByPlayer: false, endedAt: 0, resumesAt: 0 };
  const { startResuming, ...pauses } = createPauses(state, now);

  const begin = () => {
    state.phase = "playing";
    portal.start();
  };

  return {
    ...pauses,
    get phase() {
      return state.phase;
    },
    /** @returns {boolean} true when a new run is requested */
    confirm: () => {
      if (state.phase === "waiting") begin();
      else if (state.phase === "paused") startResuming();
      else if (state.phase === "over" && now() - state.endedAt >= RESTART_LOCK_MS) {
        begin();
        return true;
      }
      return false;
    },
    /** @param {number | null} score null: no score */
    finish: (score) => {
      if (state.phase !== "playing") return;
      state.phase = "over";
      state.endedAt = now();
      if (score !== null) portal.score(score);
      portal.stop();
    },
  };
};
