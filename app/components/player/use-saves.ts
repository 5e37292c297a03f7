import { useEffect, useMemo, useReducer, useState } from "react";
import { accountSaves, type GameSaves, type SaveProblem } from "~/browser/account-saves";
import { throttleSaves } from "~/browser/throttled-saves";
import { moveGuestSaves, takeRefusedSaves } from "~/browser/move-guest-saves";
import { lastPlayer } from "~/browser/last-player";
import { guestSaves, readSave, writeSave } from "~/browser/local-saves";
import type { LoadedFrame } from "./frames-state";

type Saving = {
  frame: LoadedFrame;
  isPlayed: boolean;
  onProblem: (trouble: SaveProblem | null) => void;
};

/** Saves are those of whom the frame was opened for. */
export function useSaves({ frame: { id: gameId, launch, html }, isPlayed, onProblem }: Saving): GameSaves {
  // A cached game does not know its user, so the last player counts.
  const [offlinePlayer] = useState(html === null ? null : lastPlayer);
  const userId = launch.init.user?.userId ?? offlinePlayer ?? undefined;
  // Stored until somebody plays and can be notified.
  const [problem, report] = useReducer(latestProblem, null);

  useEffect(() => {
    if (!problem) return undefined;
    onProblem(problem);
    return () => onProblem(null);
  }, [problem, onProblem]);

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isUnmounted = false;
    void moveGuestSaves(userId).then(() => {
      if (!isUnmounted && isPlayed && takeRefusedSaves(userId, gameId)) report({ kind: "kept-beside" });
    });
    return () => {
      isUnmounted = true;
    };
  }, [userId, gameId, isPlayed, report]);

  const saves = useMemo(() => {
    const store = userId === undefined ? browserSaves(gameId) : accountSaves({ userId, gameId }, report);
    return throttleSaves(store, report);
  }, [userId, gameId, report]);

  useEffect(() => {
    window.addEventListener("pagehide", saves.flush);
    return () => {
      window.removeEventListener("pagehide", saves.flush);
      saves.flush();
    };
  }, [saves]);
  return saves;
}

const latestProblem = (_: SaveProblem | null, next: SaveProblem | null) => next;

function browserSaves(gameId: string): GameSaves {
  const key = guestSaves(gameId);
  return {
    read: (slot) => Promise.resolve(readSave(key, slot)),
    write: (slot, data) => void writeSave(key, slot, data),
  };
}
