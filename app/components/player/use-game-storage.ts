import { useEffect, useMemo, useReducer } from "react";
import type { SaveProblem } from "~/browser/account-saves";
import { createGameStorage, type StorageMessage } from "~/browser/game-storage";
import type { PageToGameMessage } from "~contract/game-messages";
import type { LoadedFrame } from "./frames-state";

type Storage = {
  frame: LoadedFrame;
  send: (message: PageToGameMessage) => void;
  onProblem: (problem: SaveProblem | null) => void;
  /** The player has chosen another save than the one that is played. */
  onReplaced: (() => void) | undefined;
};

const latestProblem = (_: SaveProblem | null, next: SaveProblem | null) => next;

/** Of games that their studio has it switched on for; saves are those of whom the frame was opened for. */
export function useGameStorage({ frame, send, onProblem, onReplaced }: Storage): (message: StorageMessage) => void {
  const { id: gameId, launch, savesStorage } = frame;
  const userId = launch.init.user?.userId ?? null;
  // Stored until somebody plays and can be notified.
  const [problem, report] = useReducer(latestProblem, null);
  const [isReplaced, markReplaced] = useReducer(() => true, false);

  useEffect(() => {
    if (isReplaced) onReplaced?.();
  }, [isReplaced, onReplaced]);
  useEffect(() => {
    if (!problem) return undefined;
    onProblem(problem);
    return () => onProblem(null);
  }, [problem, onProblem]);

  const storage = useMemo(() => {
    if (!savesStorage || !window.isSecureContext) return null;
    return createGameStorage({ userId, gameId }, { onProblem: report, onReplaced: markReplaced });
  }, [savesStorage, userId, gameId]);
  return (message) => {
    void storage?.receive(message).then((answer) => answer && send(answer));
  };
}
