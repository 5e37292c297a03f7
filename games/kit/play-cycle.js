// @ts-check

/** A player who mashes buttons at the moment of defeat must still see the result. */
export const RESTART_LOCK_MS = 400;

/** @typedef {"waiting" | "playing" | "paused" | "over"} Phase */

/**
 * The life of a play: waiting, playing, paused, over, and again. Reports start, score and stop to the portal.
 * @param {{ portal: Pick<import("../sdk/portal-sdk.js").Portal, "start" | "stop" | "score">, now: () => number }} options
 */
export const createPlayCycle = ({ portal, now }) => {
  /** @type {Phase} */
  let phase = "waiting";
  let isPausedByPlayer = false;
  let endedAt = 0;

  const begin = () => {
    phase = "playing";
    portal.start();
  };

  return {
    get phase() {
      return phase;
    },
    /**
     * The player pressed something that means "go on".
     * @returns {boolean} true when a new run is wanted
     */
    confirm: () => {
      if (phase === "waiting") begin();
      else if (phase === "paused") phase = "playing";
      else if (phase === "over" && now() - endedAt >= RESTART_LOCK_MS) {
        begin();
        return true;
      }
      return false;
    },
    /** The pause key of the player. */
    togglePause: () => {
      if (phase === "paused") phase = "playing";
      else if (phase === "playing") {
        phase = "paused";
        isPausedByPlayer = true;
      }
    },
    /** The page or the browser took the attention away. */
    interrupt: () => {
      if (phase !== "playing") return;
      phase = "paused";
      isPausedByPlayer = false;
    },
    /** The page gives the attention back; a pause the player chose stays. */
    resume: () => {
      if (phase === "paused" && !isPausedByPlayer) phase = "playing";
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
