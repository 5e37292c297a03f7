// @ts-check

/** A player who mashes buttons at the moment of defeat must still see the result. */
export const RESTART_LOCK_MS = 400;

/** Nobody should be thrown back into a running game: going on takes three beats. */
export const RESUME_MS = 900;

/** @typedef {"waiting" | "playing" | "paused" | "resuming" | "over"} Phase */

/**
 * The life of a play: waiting, playing, paused, resuming, over, and again. Reports start, score and stop to the portal.
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
    /** Call once a frame: ends the wait after a pause. @returns {number} how much of that wait is left, 1 to 0 */
    tick: () => {
      if (phase !== "resuming") return 0;
      const left = Math.max(0, (resumesAt - now()) / RESUME_MS);
      if (left === 0) phase = "playing";
      return left;
    },
    get phase() {
      return phase;
    },
    /**
     * The player pressed something that means "go on".
     * @returns {boolean} true when a new run is wanted
     */
    confirm: () => {
      if (phase === "waiting") begin();
      else if (phase === "paused") goOn();
      else if (phase === "over" && now() - endedAt >= RESTART_LOCK_MS) {
        begin();
        return true;
      }
      return false;
    },
    /** The pause key of the player. */
    togglePause: () => {
      if (phase === "paused") goOn();
      else if (phase === "playing" || phase === "resuming") {
        phase = "paused";
        isPausedByPlayer = true;
      }
    },
    /** The page or the browser took the attention away. */
    interrupt: () => {
      if (phase !== "playing" && phase !== "resuming") return;
      phase = "paused";
      isPausedByPlayer = false;
    },
    /** The page gives the attention back; a pause the player chose stays. */
    resume: () => {
      if (phase === "paused" && !isPausedByPlayer) goOn();
    },
    /** @param {number | null} score null: this play has no result worth sending */
    finish: (score) => {
      if (phase !== "playing") return;
      phase = "over";
      endedAt = now();
      if (score !== null) portal.score(score);
      portal.stop();
    },
  };
};
