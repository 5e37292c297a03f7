import { pollDelay } from "~/rules/poll-delay";

type PollOptions = {
  intervalMs: number;
  limitMs: number;
  request: (signal: AbortSignal) => Promise<void>;
};

export type Poll = { requestNow: () => void; stop: () => void };

export function startPoll({ intervalMs, limitMs, request }: PollOptions): Poll {
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
    await request(running.signal);
    window.clearTimeout(limit);
    call = null;
    schedule();
  };

  document.addEventListener("visibilitychange", schedule);
  schedule();
  return {
    requestNow: () => {
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
