import { useCallback, useEffect, useReducer, useRef, type RefObject } from "react";
import type { SaveProblem } from "~/browser/account-saves";
import { useGameFrame } from "~/browser/use-game-frame";
import { useMuted } from "~/browser/player-flags";
import { useRootData } from "~/components/frame/use-root-data";
import type { AcceptedScore } from "~/view-models/player";
import type { GameToPageMessage, PageToGameMessage } from "~contract/game-messages";
import type { LoadedFrame, PlayerSlot } from "./frames-state";
import { useAchievements } from "./use-achievements";
import { useGameStorage } from "./use-game-storage";
import { useInGameCalls } from "./use-in-game-calls";
import { useRoom } from "./use-room";
import { useSaves } from "./use-saves";
import { useScores } from "./use-scores";

type Send = (message: PageToGameMessage) => void;

/** Who has sent messages: a game by its SDK, or only the first script of its frame. */
type Speaker = "nobody" | "frame" | "game";

/** Games without the SDK send these, too: such a game knows no INIT. */
const WITHOUT_SDK: ReadonlySet<GameToPageMessage["type"]> = new Set([
  ...(["FRAME_START", "FRAME_PROGRESS", "FRAME_ERROR", "API_CALL"] as const),
]);

type MessagingOptions = {
  frame: LoadedFrame;
  /** Null while the game is not played: then it may only load and read its saves. */
  playerSlot: PlayerSlot | null;
  /** It has loaded. */
  isReady: boolean;
  onMessage: (message: GameToPageMessage) => void;
};

/** Sends INIT on an SDK's first message in each document, serves the game's saves, scores and calls, and mutes and pauses it. */
export function useGameMessages(
  element: RefObject<HTMLIFrameElement>,
  { frame, playerSlot, isReady, onMessage }: MessagingOptions,
): void {
  const { launch, trust } = frame;
  const [isMuted] = useMuted();
  const send = useGameFrame(element, trust, handle);
  const { speaker, greeting, greet } = useGreeting(frame, { isMuted, send });
  const onNote = playerSlot?.onNote;
  const isPlayed = playerSlot !== null;

  const handleScore = useScoreMessages(frame, { playerSlot, isReady, send });
  const noteSaveProblem = useCallback(
    (problem: SaveProblem | null) => onNote?.(problem && { kind: "save", problem }),
    [onNote],
  );
  const saves = useSaves({ frame, isPlayed, onProblem: noteSaveProblem });
  const onReplaced = playerSlot?.onTryAgain;
  const receiveStorage = useGameStorage({ frame, send, onProblem: noteSaveProblem, onReplaced });
  const { unlock, celebrateUnlock } = useAchievements({ frame, playerSlot });
  const makeCall = useInGameCalls({ frame, isPlayed, send, onUnlock: celebrateUnlock });
  const sendToRoom = useRoom(launch.init.room, { greeting, send });
  const hasBeenPlayed = useRef(false);
  useEffect(() => {
    hasBeenPlayed.current ||= isPlayed;
  }, [isPlayed]);

  function handle(message: GameToPageMessage) {
    // Perhaps of the page before the game's.
    if (message.type === "STORAGE_SNAPSHOT") receiveStorage(message);
    else greet(message);
    // A game saves when it is left, too.
    if (message.type === "SAVE_SET" && hasBeenPlayed.current) saves.write(message.slot, message.data);
    if (message.type === "SAVE_GET") {
      const { slot } = message;
      void saves.read(slot).then((data) => send({ type: "SAVE_DATA", slot, data }));
    }
    if (message.type === "ROOM_SEND") sendToRoom(message.data);
    if (message.type === "ROOM_JOIN") onNote?.({ kind: "room" });
    if (message.type === "ACHIEVEMENT") unlock(message.key);
    if (message.type === "API_CALL") makeCall(message);
    if (message.type === "LOGIN_REQUEST") onNote?.({ kind: "login" });
    if (message.type === "PURCHASE_REQUEST" && isOffered(message.itemId))
      onNote?.({ kind: "offer", itemId: message.itemId });
    if (message.type === "SCORE") handleScore(message.score, message.challengeId);
    onMessage(message);
  }

  useFrameNotes(frame, onNote);
  useSignals(frame, { speaker, greeting, isMuted, send });
}

/** Of a game without the first script of a build, whose document is new when its SDK reports no progress. */
const isConnecting = (message: GameToPageMessage) => message.type === "LOAD_PROGRESS" && message.progress === 0;

/** Tells each document of the frame what it has to know; a game may load itself anew. `greeting` counts INITs. */
function useGreeting({ launch, frozen }: LoadedFrame, { isMuted, send }: { isMuted: boolean; send: Send }) {
  const { locale } = useRootData();
  // The next message may arrive before the next render.
  const speaker = useRef<Speaker>("nobody");
  const hasFirstScript = useRef(false);
  const [greeting, countGreeting] = useReducer((count: number) => count + 1, 0);

  function greet(message: GameToPageMessage) {
    if (message.type === "FRAME_START") hasFirstScript.current = true;
    if (message.type === "FRAME_START" || (!hasFirstScript.current && isConnecting(message)))
      speaker.current = "nobody";
    const next = WITHOUT_SDK.has(message.type) ? "frame" : "game";
    if (speaker.current === "game" || speaker.current === next) return;
    speaker.current = next;
    if (next === "game") {
      send({ type: "INIT", locale, muted: isMuted, ...launch.init });
      countGreeting();
    } else if (isMuted) send({ type: "MUTE", on: true });
    if (frozen || document.hidden) send({ type: "PAUSE" });
  }
  return { speaker, greeting, greet };
}

function useFrameNotes({ html, isRestricted }: LoadedFrame, onNote: PlayerSlot["onNote"] | undefined): void {
  useEffect(() => {
    if (html !== null) onNote?.({ kind: "offline" });
    if (isRestricted) onNote?.({ kind: "restricted" });
  }, [html, isRestricted, onNote]);
}

/** A game may name any item; only what this page offers is shown, and the player confirms each purchase. */
function isOffered(itemId: string): boolean {
  return Boolean(document.getElementById(itemId)?.closest("[data-offer]"));
}

/** Submits the scores that a game sends while it is played, and sends it the results. */
function useScoreMessages(
  frame: LoadedFrame,
  { playerSlot, isReady, send }: { playerSlot: PlayerSlot | null; isReady: boolean; send: Send },
) {
  const challengeId = frame.launch.init.challenge?.challengeId ?? null;
  const isPlayed = playerSlot !== null;
  const onNote = playerSlot?.onNote;
  const sendResult = useCallback(
    ({ score, newBestScore, leaderboardPosition }: Omit<AcceptedScore, "isGuest">) => {
      send({ type: "SCORE_RESULT", score, newBestScore, leaderboardPosition });
    },
    [send],
  );
  const { submitScore, note } = useScores({ frame, isReady: isPlayed && isReady }, sendResult);
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

type Signals = { speaker: RefObject<Speaker>; greeting: number; isMuted: boolean; send: Send };

/** Sends a game which play has begun, whether it is muted, and when it pauses and resumes. */
function useSignals({ gamePlayId, frozen }: LoadedFrame, { speaker, greeting, isMuted, send }: Signals): void {
  useEffect(() => {
    if (greeting > 0 && gamePlayId !== null) send({ type: "PLAY", gamePlayId });
  }, [greeting, gamePlayId, send]);

  useEffect(() => {
    if (speaker.current !== "nobody") send({ type: "MUTE", on: isMuted });
  }, [speaker, isMuted, send]);

  useEffect(() => {
    if (!frozen) return undefined;
    send({ type: "PAUSE" });
    return () => send({ type: "RESUME" });
  }, [frozen, send]);

  useEffect(() => {
    // A game with the SDK stays paused until the player goes on.
    const resume = () => {
      if (speaker.current === "frame" && !frozen) send({ type: "RESUME" });
    };
    return followVisibility(() => send({ type: "PAUSE" }), resume);
  }, [speaker, frozen, send]);
}

function followVisibility(pause: () => void, resume: () => void): () => void {
  const listen = () => {
    if (document.hidden) pause();
    else resume();
  };
  document.addEventListener("visibilitychange", listen);
  return () => {
    document.removeEventListener("visibilitychange", listen);
  };
}
