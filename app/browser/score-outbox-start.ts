import { storedKeys } from "./storage";

export const SCORE_OUTBOX_KEY = "late-scores";
export const SCORE_OUTBOX_EVENT = "late-scores";

export function hasQueuedScores(): boolean {
  return storedKeys().includes(SCORE_OUTBOX_KEY);
}

export function sendQueuedScoresWhenOnline(): () => void {
  const send = () => {
    if (!hasQueuedScores() || !navigator.onLine) return;
    import("./score-outbox-sender").then(({ sendQueuedScores }) => sendQueuedScores()).catch(() => undefined);
  };
  send();
  window.addEventListener("online", send);
  return () => {
    window.removeEventListener("online", send);
  };
}
