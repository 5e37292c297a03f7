import { NetworkError, type CallName } from "./errors";

export type Deadline = {
  /** Aborts what is under way once the time is over. */
  signal: AbortSignal;
  /** Rejects with a NetworkError once the time is over; an embedded API has no transport that a signal could end. */
  passed: Promise<never>;
  /** To be called when the call has ended either way. */
  clear: () => void;
};

/** Gives a call so many milliseconds from now. */
export function startDeadline(milliseconds: number, request: CallName): Deadline {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new NetworkError(`no answer within ${String(Math.round(milliseconds))} ms`, request);
      reject(error);
      abort.abort(error);
    }, milliseconds);
  });
  return { signal: abort.signal, passed, clear: () => clearTimeout(timer) };
}
