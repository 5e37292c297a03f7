import { storedKeys } from "./storage";

/** Under which name scores wait, and what is said in the tab when that changes. */
export const LATE_SCORES = "late-scores";
export const LATE_SCORES_EVENT = "late-scores";

/** Whether any score waits or news of one; what sends and tells them is loaded only then. */
export function hasLateScores(): boolean {
  return storedKeys().includes(LATE_SCORES);
}

/** Sends the scores that wait: now, and whenever the connection is back. Returns how to stop. */
export function sendLateScoresOnReturn(): () => void {
  const send = () => {
    if (!hasLateScores() || !navigator.onLine) return;
    import("./late-score-sender").then(({ sendLateScores }) => sendLateScores()).catch(() => undefined);
  };
  send();
  window.addEventListener("online", send);
  return () => {
    window.removeEventListener("online", send);
  };
}
