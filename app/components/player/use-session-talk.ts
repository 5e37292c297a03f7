import { useCallback, useEffect, useRef, type RefObject } from "react";
import { readSave, writeSave } from "~/browser/local-saves";
import { useGameFrame } from "~/browser/use-game-frame";
import type { FrameTrust } from "~/rules/frame-trust";
import type { StartedPlay, TakenScore } from "~/view-models/player";
import type { GameToPageMessage } from "~contract/game-messages";
import type { PlayerNote } from "./player-note";
import { useScores } from "./use-scores";

type Talk = {
  gameId: string;
  play: StartedPlay;
  trust: FrameTrust;
  locale: string;
  isMuted: boolean;
  onMessage: (message: GameToPageMessage) => void;
  onNote: (note: PlayerNote) => void;
};

/** The conversation with a game: greets it, serves its saves, hands in its scores, silences and pauses it. */
export function useSessionTalk(element: RefObject<HTMLIFrameElement>, talk: Talk): void {
  const { gameId, play, trust, locale, isMuted, onMessage, onNote } = talk;
  const wasGreeted = useRef(false);
  const challengeId = play.init.challenge?.challengeId ?? null;
  const send = useGameFrame(element, trust, handle);

  const tellResult = useCallback(
    ({ score, newBestScore, leaderboardPosition }: Omit<TakenScore, "isGuest">) => {
      send({ type: "SCORE_RESULT", score, newBestScore, leaderboardPosition });
    },
    [send],
  );
  const { handIn, note } = useScores({ gameId, challengeId, trackId: play.trackId }, tellResult);

  function handle(message: GameToPageMessage) {
    if (!wasGreeted.current) send({ type: "INIT", locale, muted: isMuted, ...play.init, room: null });
    wasGreeted.current = true;
    if (message.type === "LOGIN_REQUEST") onNote({ kind: "login" });
    if (message.type === "SAVE_SET") writeSave(gameId, message.slot, message.data);
    if (message.type === "SAVE_GET") {
      send({ type: "SAVE_DATA", slot: message.slot, data: readSave(gameId, message.slot) });
    }
    if (message.type === "SCORE") takeScore(message.score, message.challengeId);
    onMessage(message);
  }

  /** A score counts for the challenge that was started, and for no other one the game may name. */
  function takeScore(score: number, namedChallengeId: string | undefined) {
    if (namedChallengeId !== undefined && namedChallengeId !== challengeId) return;
    if (challengeId !== null) handIn(score);
    else tellResult({ score, newBestScore: false, leaderboardPosition: null });
  }

  useEffect(() => {
    if (note) onNote(note);
  }, [note, onNote]);

  useEffect(() => {
    if (wasGreeted.current) send({ type: "MUTE", on: isMuted });
  }, [isMuted, send]);

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
