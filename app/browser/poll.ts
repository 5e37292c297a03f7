import { pollDelay } from "~/rules/poll-delay";

type PollOptions = {
  intervalMs: number;
  /** Milliseconds until a call is given up. */
  limitMs: number;
  /** One call; never rejects. Its signal ends it when it took too long or nobody waits for it any more. */
  ask: (signal: AbortSignal) => Promise<void>;
};

export type Poll = { askNow: () => void; stop: () => void };

/**
 * Repeats a call while the tab is visible, for the first time one interval from now, with never more than one call in
 * flight. A tab that was hidden or asleep asks once when it is back, if a call is due by then.
 */
export function startPoll({ intervalMs, limitMs, ask }: PollOptions): Poll {
  let lastStartedMs: number | null = Date.now();
  let call: AbortController | null = null;
  let isStopped = false;
  let timer: number | undefined;

  const schedule = () => {
    window.clearTimeout(timer);
    const isAllowed = !document.hidden && !isStopped;
    const delay = pollDelay({ intervalMs, lastStartedMs, isInFlight: call !== null, isAllowed }, Date.now());
    if (delay !== null) timer = window.setTimeout(() => void run(), delay);
  };
  const run = async () => {
    lastStartedMs = Date.now();
    const running = (call = new AbortController());
    const limit = window.setTimeout(() => running.abort(), limitMs);
    await ask(running.signal);
    window.clearTimeout(limit);
    call = null;
    schedule();
  };

  document.addEventListener("visibilitychange", schedule);
  schedule();
  return {
    askNow: () => {
      lastStartedMs = null;
      schedule();
    },
    stop: () => {
      isStopped = true;
      schedule();
      call?.abort();
      document.removeEventListener("visibilitychange", schedule);
    },
  };
}
