import type { SubmitScoreResult, ScoreError } from "~/view-models/player";

/** The first waiting score is in flight or refused. */
export type ScoreQueue = {
  waiting: readonly number[];
  isSending: boolean;
  refusal: ScoreError | null;
  /** The scores are stored in the browser, outside the page. */
  isStored: boolean;
  /** The last response that was processed. */
  lastResult: SubmitScoreResult | null;
};

export type ScoreQueueEvent =
  | { type: "scored"; score: number }
  | { type: "sent" }
  | { type: "answered"; result: SubmitScoreResult }
  | { type: "lost" }
  | { type: "kept" }
  | { type: "sendAgain" };

export const EMPTY_QUEUE: ScoreQueue = {
  waiting: [],
  isSending: false,
  refusal: null,
  isStored: false,
  lastResult: null,
};

/** Keeps each score until the API accepts it or refuses it for good: a failed request loses none. */
export function scoreQueueReducer(queue: ScoreQueue, event: ScoreQueueEvent): ScoreQueue {
  switch (event.type) {
    case "scored":
      return {
        ...queue,
        isStored: false,
        waiting: [...queue.waiting, event.score],
        refusal: canRetry(queue) ? queue.refusal : null,
      };
    case "sent":
      return { ...queue, isSending: true };
    case "lost":
      return { ...queue, isSending: false, refusal: "unreachable" };
    case "kept":
      return { ...queue, waiting: [], isSending: false, refusal: null, isStored: true };
    case "sendAgain":
      return { ...queue, refusal: null };
    case "answered": {
      const { result } = event;
      const refusal = result.ok ? null : result.error;
      const isDone = result.ok || !isTransient(result.error);
      const waiting = isDone ? queue.waiting.slice(1) : queue.waiting;
      return { ...queue, waiting, isSending: false, refusal, lastResult: result };
    }
  }
}

/** A retry may succeed; other refusals are final. */
function isTransient(error: ScoreError): boolean {
  return error === "unreachable" || error === "too_many_requests";
}

export function canRetry({ refusal }: ScoreQueue): boolean {
  return refusal !== null && isTransient(refusal);
}

export function nextScore(queue: ScoreQueue): number | null {
  return queue.isSending || canRetry(queue) ? null : (queue.waiting[0] ?? null);
}
