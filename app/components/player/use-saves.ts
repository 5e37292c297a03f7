import { useEffect, useMemo, useReducer } from "react";
import { accountSaves, type GameSaves, type SaveProblem } from "~/browser/account-saves";
import { throttleSaves } from "~/browser/throttled-saves";
import { moveGuestSaves, takeRefusedSaves } from "~/browser/guest-saves-move";
import { lastPlayer } from "~/browser/last-player";
import { guestSaves, readSave, writeSave } from "~/browser/local-saves";
import { useRootData } from "~/components/frame/use-root-data";

type Saving = {
  gameId: string;
  isPlayed: boolean;
  /** A cached page does not know its user, so the last player counts. */
  isOffline: boolean;
  onTrouble: (trouble: SaveProblem | null) => void;
};

export function useSaves({ gameId, isPlayed, isOffline, onTrouble }: Saving): GameSaves {
  const { status, user } = useRootData().session;
  const shownId = status === "authenticated" ? user?.userId : undefined;
  const userId = shownId ?? (isOffline ? (lastPlayer() ?? undefined) : undefined);
  // Stored until somebody plays and can be notified.
  const [trouble, tell] = useReducer(latestTrouble, null);

  useEffect(() => {
    if (!trouble) return undefined;
    onTrouble(trouble);
    return () => onTrouble(null);
  }, [trouble, onTrouble]);

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isOver = false;
    void moveGuestSaves(userId).then(() => {
      if (!isOver && isPlayed && takeRefusedSaves(userId, gameId)) tell({ kind: "kept-beside" });
    });
    return () => {
      isOver = true;
    };
  }, [userId, gameId, isPlayed, tell]);

  const saves = useMemo(() => {
    const place = userId === undefined ? browserSaves(gameId) : accountSaves({ userId, gameId }, tell);
    return throttleSaves(place, tell);
  }, [userId, gameId, tell]);

  useEffect(() => {
    window.addEventListener("pagehide", saves.flush);
    return () => {
      window.removeEventListener("pagehide", saves.flush);
      saves.flush();
    };
  }, [saves]);
  return saves;
}

const latestTrouble = (_: SaveProblem | null, next: SaveProblem | null) => next;

function browserSaves(gameId: string): GameSaves {
  const key = guestSaves(gameId);
  return {
    read: (slot) => Promise.resolve(readSave(key, slot)),
    write: (slot, data) => void writeSave(key, slot, data),
  };
}
