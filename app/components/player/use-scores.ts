import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useReducer } from "react";
import { lastPlayer } from "~/browser/last-player";
import { queueScore } from "~/browser/score-outbox";
import { sendQueuedScores, scheduleQueuedScores } from "~/browser/score-outbox-sender";
import { fetchRouteScript } from "~/framework-internals/remix-globals";
import { useRootData } from "~/components/frame/use-root-data";
import { requestPaths } from "~/request-paths";
import type { SubmitScoreResult, AcceptedScore } from "~/view-models/player";
import type { LoadedFrame } from "./frames-state";
import type { PlayerNote } from "./player-note";
import { canRetry, EMPTY_QUEUE, nextScore, scoreQueueReducer, type ScoreQueue } from "./score-queue";

type ScoreTarget = {
  frame: LoadedFrame;
  /** It is played and has loaded. */
  isReady: boolean;
};

/** Sends scores one at a time; undelivered ones are stored in the browser. */
export function useScores({ frame, isReady }: ScoreTarget, onAccepted: (result: AcceptedScore) => void) {
  const { id: gameId, launch, html } = frame;
  const { trackId } = launch;
  const challengeId = launch.init.challenge?.challengeId ?? null;
  const isOffline = html !== null;
  const [queue, dispatch] = useReducer(scoreQueueReducer, EMPTY_QUEUE);
  const { submit, data: result, state } = useFetcher<SubmitScoreResult>();
  const score = nextScore(queue);
  const storeScore = useScoreStorage(frame);

  useEffect(() => {
    // Prefetched while online: sending a score must not need the script first.
    if (isReady && !isOffline) fetchRouteScript("scores").catch(() => undefined);
  }, [isReady, isOffline]);

  useEffect(() => {
    if (state === "submitting" || !result || result === queue.lastResult) return;
    dispatch({ type: "answered", result });
    if (result.ok) onAccepted(result);
  }, [state, result, queue.lastResult, onAccepted]);

  useEffect(() => {
    if (queue.refusal !== "unreachable" || queue.waiting.length === 0 || !queue.waiting.every(storeScore)) return;
    dispatch({ type: "kept" });
    scheduleQueuedScores();
  }, [queue.refusal, queue.waiting, storeScore]);

  useEffect(() => {
    if (score === null || challengeId === null) return;
    dispatch({ type: "sent" });
    // The server does not know a play that started offline.
    if (isOffline && storeScore(score)) {
      dispatch({ type: "kept" });
      if (navigator.onLine) void sendQueuedScores();
      return;
    }
    const send = () => {
      const body = { gameId, challengeId, trackId, score };
      submit(body, { method: "post", action: requestPaths.scores, encType: "application/json" });
    };
    fetchRouteScript("scores").then(send, () => dispatch({ type: "lost" }));
  }, [score, challengeId, gameId, trackId, isOffline, storeScore, submit]);

  const note = useMemo(() => toNote(queue, () => dispatch({ type: "sendAgain" })), [queue]);
  return { submitScore: (points: number) => dispatch({ type: "scored", score: points }), note };
}

/** Returns false if the browser refuses to store the score. */
function useScoreStorage({ id: gameId, title, launch }: LoadedFrame): (score: number) => boolean {
  const userId = useRootData().session.user?.userId;
  const { trackId } = launch;
  const { challenge } = launch.init;
  return useCallback(
    (score) => {
      if (!challenge) return false;
      const { challengeId, type, criteria } = challenge;
      const playerId = userId ?? lastPlayer();
      return queueScore({
        playerId,
        gameId,
        challengeId,
        trackId,
        title,
        type,
        criteria,
        score,
        registeredAt: null,
      });
    },
    [userId, gameId, title, trackId, challenge],
  );
}

function toNote(queue: ScoreQueue, sendAgain: () => void): PlayerNote | null {
  const { waiting, refusal, lastResult, isStored } = queue;
  if (isStored) return { kind: "kept", sendNow: () => void sendQueuedScores() };
  if (refusal) return { kind: "refused", error: refusal, sendAgain: canRetry(queue) ? sendAgain : null };
  if (waiting.length > 0) return { kind: "sending" };
  return lastResult?.ok ? { kind: "taken", result: lastResult } : null;
}
