import { useCallback, useEffect, useRef } from "react";
import { tellOfPlay } from "~/browser/game-plays";
import type { GameErrorKind } from "~contract/game-errors";
import type { GameToPageMessage } from "~contract/game-messages";
import type { LoadedFrame } from "./frames-state";

/**
 * Tells of each play that it began, and of its first error at most. What failed while a game loaded ahead belongs to the
 * play that follows; a kept game that is played offline is none.
 */
export function usePlayNews(
  { id, launch: { trackId }, gamePlayId, html, hasAnswered }: LoadedFrame,
  isLost: boolean,
): (message: GameToPageMessage) => void {
  const unplayed = useRef<GameErrorKind | null>(null);
  const failed = useRef<string | null>(null);
  const playId = html === null ? gamePlayId : null;

  const fail = useCallback(
    (error: GameErrorKind) => {
      if (playId === null) unplayed.current ??= error;
      if (playId === null || failed.current === playId) return;
      failed.current = playId;
      tellOfPlay({ gamePlayId: playId, gameId: id, trackId, error });
    },
    [id, trackId, playId],
  );

  useEffect(() => {
    if (playId === null) return;
    tellOfPlay({ gamePlayId: playId, gameId: id, trackId, error: null });
    const error = unplayed.current;
    unplayed.current = null;
    if (error) fail(error);
  }, [id, trackId, playId, fail]);

  useEffect(() => {
    // A frame that never began says something of the network, not of the game.
    if (isLost && hasAnswered) fail("loading");
  }, [isLost, hasAnswered, fail]);

  return useCallback(
    (message) => {
      if (message.type === "FRAME_ERROR") fail(message.kind);
    },
    [fail],
  );
}
