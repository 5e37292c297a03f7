import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { SaveTrouble } from "~/browser/account-saves";
import { useGameFrame } from "~/browser/use-game-frame";
import { useMuted } from "~/browser/player-flags";
import { useRootData } from "~/components/frame/use-root-data";
import type { TakenScore } from "~/view-models/player";
import type { GameToPageMessage } from "~contract/game-messages";
import type { KeptFrame, PlayerPlace } from "./frames-state";
import { useInGameCalls } from "./use-in-game-calls";
import { useRoom } from "./use-room";
import { useSaves } from "./use-saves";
import { useScores } from "./use-scores";

type Talk = {
  frame: KeptFrame;
  /** Null while nobody plays: then the game may load and read its saves, and no more. */
  place: PlayerPlace | null;
  onMessage: (message: GameToPageMessage) => void;
};

/** The conversation with a game: greets it, serves its saves, hands in its scores, silences, freezes and wakes it. */
export function useSessionTalk(element: RefObject<HTMLIFrameElement>, { frame, place, onMessage }: Talk): void {
  const { id: gameId, launch, trust, gamePlayId, frozen } = frame;
  const { locale } = useRootData();
  const [isMuted] = useMuted();
  // The next message may come before the next rendering.
  const wasGreeted = useRef(false);
  const [isGreeted, setGreeted] = useState(false);
  const challengeId = launch.init.challenge?.challengeId ?? null;
  const send = useGameFrame(element, trust, handle);
  const onNote = place?.onNote;

  const tellResult = useCallback(
    ({ score, newBestScore, leaderboardPosition }: Omit<TakenScore, "isGuest">) => {
      send({ type: "SCORE_RESULT", score, newBestScore, leaderboardPosition });
    },
    [send],
  );
  const { handIn, note } = useScores({ frame, isPlayed: place !== null }, tellResult);

  const noteTrouble = useCallback(
    (trouble: SaveTrouble | null) => onNote?.(trouble && { kind: "save", trouble }),
    [onNote],
  );
  const saves = useSaves({ gameId, isPlayed: place !== null, isOffline: frame.html !== null, onTrouble: noteTrouble });
  const makeCall = useInGameCalls({ frame, isPlayed: place !== null, send });
  const tellRoom = useRoom(launch.init.room, { isGreeted, send });

  function handle(message: GameToPageMessage) {
    if (!wasGreeted.current) send({ type: "INIT", locale, muted: isMuted, ...launch.init });
    wasGreeted.current = true;
    setGreeted(true);
    if (message.type === "SAVE_SET") saves.write(message.slot, message.data);
    if (message.type === "SAVE_GET") {
      const { slot } = message;
      void saves.read(slot).then((data) => send({ type: "SAVE_DATA", slot, data }));
    }
    if (message.type === "ROOM_SEND") tellRoom(message.data);
    if (message.type === "ROOM_JOIN") onNote?.({ kind: "room" });
    if (message.type === "API_CALL") makeCall(message);
    if (message.type === "LOGIN_REQUEST") onNote?.({ kind: "login" });
    if (message.type === "PURCHASE_REQUEST") showOffer(message.itemId);
    if (message.type === "SCORE" && place) takeScore(message.score, message.challengeId);
    onMessage(message);
  }

  /** A game may name anything; only what this page offers is shown, and nothing is bought without the player. */
  function showOffer(itemId: string) {
    if (document.getElementById(itemId)?.closest("[data-offer]")) onNote?.({ kind: "offer", itemId });
  }

  /** A score counts for the challenge that was started, and for no other one the game may name. */
  function takeScore(score: number, namedChallengeId: string | undefined) {
    if (namedChallengeId !== undefined && namedChallengeId !== challengeId) return;
    if (challengeId !== null) handIn(score);
    else tellResult({ score, newBestScore: false, leaderboardPosition: null });
  }

  useEffect(() => {
    if (frame.html !== null) onNote?.({ kind: "offline" });
  }, [frame.html, onNote]);

  useEffect(() => {
    if (note) onNote?.(note);
  }, [note, onNote]);

  useEffect(() => {
    if (isGreeted && gamePlayId !== null) send({ type: "PLAY", gamePlayId });
  }, [isGreeted, gamePlayId, send]);

  useEffect(() => {
    if (wasGreeted.current) send({ type: "MUTE", on: isMuted });
  }, [isMuted, send]);

  useEffect(() => {
    if (!frozen) return undefined;
    send({ type: "PAUSE" });
    return () => send({ type: "RESUME" });
  }, [frozen, send]);

  useEffect(() => pauseWhenHidden(() => send({ type: "PAUSE" })), [send]);
}

function pauseWhenHidden(pause: () => void): () => void {
  const listen = () => {
    if (document.hidden) pause();
  };
  document.addEventListener("visibilitychange", listen);
  return () => {
    document.removeEventListener("visibilitychange", listen);
  };
}
