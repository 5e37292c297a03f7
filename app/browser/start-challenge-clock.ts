import { clockDelay } from "~/rules/clock-delay";
import { runningTimer } from "~/view-models/challenge-timer";
import { followers, strike } from "./challenge-clock";

/** Starts the one clock that all challenges of the page follow; it stands still in a hidden tab. Returns its end. */
export function startChallengeClock(): () => void {
  let timer: number | undefined;
  const run = () => {
    window.clearTimeout(timer);
    if (document.hidden) return;
    const nowMs = Date.now();
    strike({ nowMs, word: runningTimer });
    const ends = Array.from(followers, ({ endsAtMs }) => endsAtMs);
    timer = window.setTimeout(run, clockDelay(ends, nowMs));
  };
  document.addEventListener("visibilitychange", run);
  run();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", run);
    strike(null);
  };
}
