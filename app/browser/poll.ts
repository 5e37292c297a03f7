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
  const stopping = new AbortController();
  let lastStartedMs: number | null = Date.now();
  let isInFlight = false;
  let timer: number | undefined;

  const schedule = () => {
    window.clearTimeout(timer);
    const isAllowed = !document.hidden && !stopping.signal.aborted;
    const delay = pollDelay({ intervalMs, lastStartedMs, isInFlight, isAllowed }, Date.now());
    if (delay !== null) timer = window.setTimeout(() => void run(), delay);
  };
  const run = async () => {
    lastStartedMs = Date.now();
    isInFlight = true;
    const call = new AbortController();
    const giveUp = () => {
      call.abort();
    };
    const limit = window.setTimeout(giveUp, limitMs);
    stopping.signal.addEventListener("abort", giveUp);
    await ask(call.signal);
    stopping.signal.removeEventListener("abort", giveUp);
    window.clearTimeout(limit);
    isInFlight = false;
    schedule();
  };

  document.addEventListener("visibilitychange", schedule, { signal: stopping.signal });
  schedule();
  return {
    askNow: () => {
      lastStartedMs = null;
      schedule();
    },
    stop: () => {
      window.clearTimeout(timer);
      stopping.abort();
    },
  };
}
