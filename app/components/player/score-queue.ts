import type { ScoreAnswer, ScoreError } from "~/view-models/player";

/** Scores on their way to the API: the first one is being sent or has been refused, the others wait. */
export type ScoreQueue = {
  waiting: readonly number[];
  isSending: boolean;
  refusal: ScoreError | null;
  /** The scores wait outside the page now, in this browser. */
  isKept: boolean;
  /** The last answer that has been dealt with. */
  answer: ScoreAnswer | null;
};

export type ScoreQueueEvent =
  | { type: "scored"; score: number }
  | { type: "sent" }
  | { type: "answered"; answer: ScoreAnswer }
  | { type: "lost" }
  | { type: "kept" }
  | { type: "sendAgain" };

export const EMPTY_QUEUE: ScoreQueue = { waiting: [], isSending: false, refusal: null, isKept: false, answer: null };

/** Keeps every score until the API has taken it or refused it for good; nothing is lost by a failed request. */
export function scoreQueue(queue: ScoreQueue, event: ScoreQueueEvent): ScoreQueue {
  switch (event.type) {
    case "scored":
      return {
        ...queue,
        isKept: false,
        waiting: [...queue.waiting, event.score],
        refusal: canSendAgain(queue) ? queue.refusal : null,
      };
    case "sent":
      return { ...queue, isSending: true };
    case "lost":
      return { ...queue, isSending: false, refusal: "unreachable" };
    case "kept":
      return { ...queue, waiting: [], isSending: false, refusal: null, isKept: true };
    case "sendAgain":
      return { ...queue, refusal: null };
    case "answered": {
      const { answer } = event;
      const refusal = answer.ok ? null : answer.error;
      const isDone = answer.ok || !isPassing(answer.error);
      const waiting = isDone ? queue.waiting.slice(1) : queue.waiting;
      return { ...queue, waiting, isSending: false, refusal, answer };
    }
  }
}

/** A refusal that another try may mend; the others are final, their score does not count. */
function isPassing(error: ScoreError): boolean {
  return error === "unreachable" || error === "too_many_requests";
}

/** Whether the first score has been refused for a reason that may have passed. */
export function canSendAgain({ refusal }: ScoreQueue): boolean {
  return refusal !== null && isPassing(refusal);
}

/** The score to send now, if any. */
export function nextScore(queue: ScoreQueue): number | null {
  return queue.isSending || canSendAgain(queue) ? null : (queue.waiting[0] ?? null);
}
