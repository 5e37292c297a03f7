import { NetworkError, type CallName } from "./errors";

export type Deadline = {
  signal: AbortSignal;
  /** Rejects with a NetworkError at the deadline; a signal cannot abort the embedded API, which has no transport. */
  expired: Promise<never>;
  clear: () => void;
};

/** A transaction that never ends must not keep every request. */
const MOST_TIMES_HELD = 12;

/** Starts a deadline, in milliseconds from now. It begins anew where nothing could be answered: `isHeld` at its end. */
export function startDeadline(milliseconds: number, request: CallName, isHeld?: () => Promise<boolean>): Deadline {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let timesHeld = 0;
  const expired = new Promise<never>((_, reject) => {
    const onTime = async () => {
      const waits = timesHeld < MOST_TIMES_HELD && (await isHeld?.());
      if (isOver) return;
      if (waits) {
        timesHeld += 1;
        timer = setTimeout(onExpiry, milliseconds);
        return;
      }
      const error = new NetworkError(`no answer within ${String(Math.round(milliseconds))} ms`, request);
      reject(error);
      abort.abort(error);
    };
    const onExpiry = () => void onTime();
    timer = setTimeout(onExpiry, milliseconds);
  });
  const clear = () => {
    isOver = true;
    clearTimeout(timer);
  };
  return { signal: abort.signal, expired, clear };
}
