import { useRevalidator } from "@remix-run/react";
import { callApiForGame, failedCall, type ApiCall } from "~/browser/in-game-calls";
import type { PageToGameMessage } from "~contract/game-messages";
import type { LoadedFrame } from "./frames-state";

type Game = { frame: LoadedFrame; isPlayed: boolean; send: (message: PageToGameMessage) => void };

export function useInGameCalls({ frame, isPlayed, send }: Game): (call: ApiCall) => void {
  const { revalidate } = useRevalidator();
  const { trackId, init } = frame.launch;
  const shown = { gameId: frame.id, trackId, challengeId: init.challenge?.challengeId ?? null };

  return (call) => {
    const isChange = call.method === "POST";
    const answered =
      isChange && !isPlayed ? Promise.resolve(failedCall(400, "no_active_play")) : callApiForGame(call, shown);
    void answered.then((answer) => {
      send({ type: "API_ANSWER", id: call.id, ...answer });
      if (isChange && answer.status === 200) revalidate();
    });
  };
}
