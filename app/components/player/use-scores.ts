import { useFetcher } from "@remix-run/react";
import { useEffect, useMemo, useReducer } from "react";
import { fetchRouteScript } from "~/browser/route-script";
import { paths } from "~/paths";
import type { ScoreAnswer, TakenScore } from "~/view-models/player";
import type { PlayerNote } from "./player-note";
import { canSendAgain, EMPTY_QUEUE, nextScore, scoreQueue, type ScoreQueue } from "./score-queue";

type ScoreTarget = { gameId: string; challengeId: string | null; trackId: string; isPlayed: boolean };

/** Hands in scores one by one and says what became of them; the page's data is renewed by itself after each. */
export function useScores(
  { gameId, challengeId, trackId, isPlayed }: ScoreTarget,
  onTaken: (result: TakenScore) => void,
) {
  const [queue, dispatch] = useReducer(scoreQueue, EMPTY_QUEUE);
  const { submit, data: answer, state } = useFetcher<ScoreAnswer>();
  const score = nextScore(queue);

  useEffect(() => {
    // While the network is there: a score must not need the script first.
    if (isPlayed) fetchRouteScript("scores").catch(() => undefined);
  }, [isPlayed]);

  useEffect(() => {
    if (state === "submitting" || !answer || answer === queue.answer) return;
    dispatch({ type: "answered", answer });
    if (answer.ok) onTaken(answer);
  }, [state, answer, queue.answer, onTaken]);

  useEffect(() => {
    if (score === null || challengeId === null) return;
    dispatch({ type: "sent" });
    const send = () => {
      const body = { gameId, challengeId, trackId, score };
      submit(body, { method: "post", action: paths.scores, encType: "application/json" });
    };
    fetchRouteScript("scores").then(send, () => dispatch({ type: "lost" }));
  }, [score, challengeId, gameId, trackId, submit]);

  const note = useMemo(() => toNote(queue, () => dispatch({ type: "sendAgain" })), [queue]);
  return { handIn: (points: number) => dispatch({ type: "scored", score: points }), note };
}

function toNote(queue: ScoreQueue, sendAgain: () => void): PlayerNote | null {
  const { waiting, refusal, answer } = queue;
  if (refusal) return { kind: "refused", error: refusal, sendAgain: canSendAgain(queue) ? sendAgain : null };
  if (waiting.length > 0) return { kind: "sending" };
  return answer?.ok ? { kind: "taken", result: answer } : null;
}
