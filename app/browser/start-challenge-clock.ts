import { clockDelay } from "~/rules/clock-delay";
import { runningTimer } from "~/view-models/challenge-time";
import { subscribers, tick } from "./challenge-clock";

export function startChallengeClock(): () => void {
  let timer: number | undefined;
  const run = () => {
    window.clearTimeout(timer);
    if (document.hidden) return;
    const nowMs = Date.now();
    tick({ nowMs, formatTimer: runningTimer });
    const ends = Array.from(subscribers, ({ endsAtMs }) => endsAtMs);
    timer = window.setTimeout(run, clockDelay(ends, nowMs));
  };
  document.addEventListener("visibilitychange", run);
  run();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", run);
    tick(null);
  };
}
