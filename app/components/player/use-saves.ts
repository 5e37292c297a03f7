import { useEffect, useMemo } from "react";
import { accountSaves, moveGuestSaves, type AccountSaves, type SaveTrouble } from "~/browser/account-saves";
import { readSave, writeSave } from "~/browser/local-saves";
import { useRootData } from "~/components/frame/use-root-data";

/** Where a game's saves are: on the account of a signed-in player, else in this browser. */
export function useSaves(gameId: string, onTrouble: (trouble: SaveTrouble | null) => void): AccountSaves {
  const isSignedIn = useRootData().session.status === "authenticated";
  useEffect(() => {
    if (isSignedIn) void moveGuestSaves();
  }, [isSignedIn]);
  return useMemo(
    () => (isSignedIn ? accountSaves(gameId, onTrouble) : browserSaves(gameId)),
    [isSignedIn, gameId, onTrouble],
  );
}

function browserSaves(gameId: string): AccountSaves {
  return {
    read: (slot) => Promise.resolve(readSave(gameId, slot)),
    write: (slot, data) => void writeSave(gameId, slot, data),
  };
}
