import { storedKeys } from "./storage";

export const LATE_SCORES = "late-scores";
export const LATE_SCORES_EVENT = "late-scores";

export function hasLateScores(): boolean {
  return storedKeys().includes(LATE_SCORES);
}

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
