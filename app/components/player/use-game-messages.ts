import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { SaveProblem } from "~/browser/account-saves";
import { useGameFrame } from "~/browser/use-game-frame";
import { useMuted } from "~/browser/player-flags";
import { useRootData } from "~/components/frame/use-root-data";
import type { AcceptedScore } from "~/view-models/player";
import type { GameToPageMessage, PageToGameMessage } from "~contract/game-messages";
import type { LoadedFrame, PlayerSlot } from "./frames-state";
import { useInGameCalls } from "./use-in-game-calls";
import { useRoom } from "./use-room";
import { useSaves } from "./use-saves";
import { useScores } from "./use-scores";

type Send = (message: PageToGameMessage) => void;

type MessagingOptions = {
  frame: LoadedFrame;
  /** Null while the game is not played: then it may only load and read its saves. */
  playerSlot: PlayerSlot | null;
  onMessage: (message: GameToPageMessage) => void;
};

/** Sends INIT on the game's first message, serves its saves, scores and calls, and mutes and pauses it. */
export function useGameMessages(
  element: RefObject<HTMLIFrameElement>,
  { frame, playerSlot, onMessage }: MessagingOptions,
): void {
  const { id: gameId, launch, trust } = frame;
  const { locale } = useRootData();
  const [isMuted] = useMuted();
  // The next message may arrive before the next render.
  const hasSentInit = useRef(false);
  const [isInitialized, setInitialized] = useState(false);
  const send = useGameFrame(element, trust, handle);
  const onNote = playerSlot?.onNote;
  const isPlayed = playerSlot !== null;

  const handleScore = useScoreMessages(frame, playerSlot, send);
  const noteSaveProblem = useCallback(
    (problem: SaveProblem | null) => onNote?.(problem && { kind: "save", problem }),
    [onNote],
  );
  const saves = useSaves({ gameId, isPlayed, isOffline: frame.html !== null, onProblem: noteSaveProblem });
  const makeCall = useInGameCalls({ frame, isPlayed, send });
  const sendToRoom = useRoom(launch.init.room, { isInitialized, send });

  function handle(message: GameToPageMessage) {
    if (!hasSentInit.current) send({ type: "INIT", locale, muted: isMuted, ...launch.init });
    hasSentInit.current = true;
    setInitialized(true);
    if (message.type === "SAVE_SET") saves.write(message.slot, message.data);
    if (message.type === "SAVE_GET") {
      const { slot } = message;
      void saves.read(slot).then((data) => send({ type: "SAVE_DATA", slot, data }));
    }
    if (message.type === "ROOM_SEND") sendToRoom(message.data);
    if (message.type === "ROOM_JOIN") onNote?.({ kind: "room" });
    if (message.type === "API_CALL") makeCall(message);
    if (message.type === "LOGIN_REQUEST") onNote?.({ kind: "login" });
    if (message.type === "PURCHASE_REQUEST" && isOffered(message.itemId))
      onNote?.({ kind: "offer", itemId: message.itemId });
    if (message.type === "SCORE") handleScore(message.score, message.challengeId);
    onMessage(message);
  }

  useEffect(() => {
    if (frame.html !== null) onNote?.({ kind: "offline" });
  }, [frame.html, onNote]);

  useSignals(frame, { hasSentInit, isInitialized, isMuted, send });
}

/** A game may name any item; only what this page offers is shown, and the player confirms each purchase. */
function isOffered(itemId: string): boolean {
  return Boolean(document.getElementById(itemId)?.closest("[data-offer]"));
}

/** Submits the scores that a game sends while it is played, and sends it the results. */
function useScoreMessages(frame: LoadedFrame, playerSlot: PlayerSlot | null, send: Send) {
  const challengeId = frame.launch.init.challenge?.challengeId ?? null;
  const isPlayed = playerSlot !== null;
  const onNote = playerSlot?.onNote;
  const sendResult = useCallback(
    ({ score, newBestScore, leaderboardPosition }: Omit<AcceptedScore, "isGuest">) => {
      send({ type: "SCORE_RESULT", score, newBestScore, leaderboardPosition });
    },
    [send],
  );
  const { submitScore, note } = useScores({ frame, isPlayed }, sendResult);
  useEffect(() => {
    if (note) onNote?.(note);
  }, [note, onNote]);

  /** A score counts for the challenge that was started, not for another one that the game names. */
  return (score: number, namedChallengeId: string | undefined) => {
    if (!isPlayed || (namedChallengeId !== undefined && namedChallengeId !== challengeId)) return;
    if (challengeId !== null) submitScore(score);
    else sendResult({ score, newBestScore: false, leaderboardPosition: null });
  };
}

type Signals = { hasSentInit: RefObject<boolean>; isInitialized: boolean; isMuted: boolean; send: Send };

/** Sends a game which play has begun, whether it is muted, and when it pauses and resumes. */
function useSignals({ gamePlayId, frozen }: LoadedFrame, { hasSentInit, isInitialized, isMuted, send }: Signals): void {
  useEffect(() => {
    if (isInitialized && gamePlayId !== null) send({ type: "PLAY", gamePlayId });
  }, [isInitialized, gamePlayId, send]);

  useEffect(() => {
    if (hasSentInit.current) send({ type: "MUTE", on: isMuted });
  }, [hasSentInit, isMuted, send]);

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
