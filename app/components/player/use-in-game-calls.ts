import { useRevalidator } from "@remix-run/react";
import { callApiForGame, failedCall, type ApiCall } from "~/browser/in-game-calls";
import { unlockOf, type Unlock } from "~/rules/unlocked-achievement";
import type { PageToGameMessage } from "~contract/game-messages";
import type { LoadedFrame } from "./frames-state";

type Game = {
  frame: LoadedFrame;
  isPlayed: boolean;
  send: (message: PageToGameMessage) => void;
  onUnlock: (unlock: Unlock) => void;
};

/** What the calls of a frame's game are limited to. */
export function gameContextOf({ id, launch: { trackId, init } }: LoadedFrame) {
  return { gameId: id, trackId, challengeId: init.challenge?.challengeId ?? null };
}

export function useInGameCalls({ frame, isPlayed, send, onUnlock }: Game): (call: ApiCall) => void {
  const { revalidate } = useRevalidator();
  const gameContext = gameContextOf(frame);

  return (call) => {
    const isChange = call.method === "POST";
    const responsePromise =
      isChange && !isPlayed ? Promise.resolve(failedCall(400, "no_active_play")) : callApiForGame(call, gameContext);
    void responsePromise.then((response) => {
      send({ type: "API_ANSWER", id: call.id, ...response });
      const unlock = unlockOf(call.path, response);
      if (unlock) onUnlock(unlock);
      if (isChange && response.status === 200) revalidate();
    });
  };
}
