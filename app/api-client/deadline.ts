import { NetworkError, type CallName } from "./errors";

export type Deadline = {
  signal: AbortSignal;
  /** Rejects with a NetworkError at the deadline; a signal cannot abort the embedded API, which has no transport. */
  expired: Promise<never>;
  clear: () => void;
};

/** Starts a deadline, in milliseconds from now. */
export function startDeadline(milliseconds: number, request: CallName): Deadline {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new NetworkError(`no answer within ${String(Math.round(milliseconds))} ms`, request);
      reject(error);
      abort.abort(error);
    }, milliseconds);
  });
  return { signal: abort.signal, expired, clear: () => clearTimeout(timer) };
}
