import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusGame } from "~/browser/game-focus";
import { lastPlayer } from "~/browser/last-player";
import { useTheatre } from "~/browser/player-flags";
import { hasQueuedScores, SCORE_OUTBOX_EVENT } from "~/browser/score-outbox-start";
import { useFullscreen } from "~/browser/use-fullscreen";
import { usePageRefresh } from "~/browser/use-page-refresh";
import { useRootData } from "~/components/frame/use-root-data";
import type { ControlGroupView } from "~/view-models/game-controls";
import type { PlayerView } from "~/view-models/player";
import type { PlayerSlot } from "./frames-state";
import { PlayerBar } from "./player-bar";
import type { PlayerNote } from "./player-note";
import { PlayerScreen } from "./player-screen";
import { useDeviceFit } from "./use-device-fit";
import { useIsolation } from "./use-isolation";
import { type FrameCode, usePlay } from "./use-play";
import { usePreload } from "./use-preload";

/** The server renders players too, and has no layout effects. */
const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

type PlayerProps = {
  player: PlayerView;
  controls: readonly ControlGroupView[];
};

export function Player({ player, controls }: PlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Fullscreen target: the game's frame, else the player. */
  const screen = useRef<HTMLElement | null>(null);
  const fullscreenButton = useRef<HTMLButtonElement>(null);
  const [isTheatre, setTheatre] = useTheatre();
  const [note, setNote] = useState<PlayerNote | null>(null);
  const isolation = useIsolation(player.needsIsolation);
  const fit = useDeviceFit(player.madeFor);
  // Autoplay waits for both checks.
  const canStart = isolation === "ready" && fit === "fits";
  const { phase, code, loadCode, start, startAnew } = usePlay(player, { canStart });
  const { gameId } = player;
  const onFrame = useCallback((frame: HTMLElement | null) => {
    screen.current = frame ?? box.current;
  }, []);
  useEffect(() => onFrame(null), [onFrame]);
  useOutboxResults(setNote);
  usePreload(player, { isPlayed: phase.name !== "idle", loadCode });
  usePlayerSlot(code, { gameId, box, onFrame, onNote: setNote, onTryAgain: startAnew });

  const followFullscreen = useCallback((isFullscreen: boolean) => {
    if (isFullscreen) focusGame(screen.current);
    else fullscreenButton.current?.focus();
  }, []);
  const fullscreen = useFullscreen(screen, followFullscreen);

  return (
    <div
      className="player-area"
      data-theatre={isTheatre || undefined}
      data-game={gameId}
      data-challenge={player.challengeId ?? undefined}
    >
      {player.needsIsolation && <DocumentNavigation />}
      <div className="player" ref={box} data-state={phase.name}>
        <PlayerScreen {...{ player, phase, isolation, fit }} onPlay={start} />
      </div>
      <PlayerBar
        note={note}
        scoreType={player.scoreType}
        controls={controls}
        onRestart={phase.name === "started" ? startAnew : null}
        isTheatre={isTheatre}
        onTheatre={setTheatre}
        fullscreen={fullscreen}
        fullscreenButton={fullscreenButton}
      />
    </div>
  );
}

/** Loads a new document: isolation blocks other pages' foreign frames. Cancels the router's navigation first. */
function DocumentNavigation() {
  const here = useLocation();
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  useEffect(() => {
    if (state !== "loading" || next.pathname === here.pathname) return;
    navigate(here, { replace: true, preventScrollReset: true });
    window.location.assign(next.pathname + next.search + next.hash);
  }, [state, next, here, navigate]);
  return null;
}

function useOutboxResults(onNote: (note: PlayerNote) => void): void {
  const shownId = useRootData().session.user?.userId;
  const refreshPage = usePageRefresh();

  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      if (!hasQueuedScores()) return;
      const { takeScoreResults } = await import("~/browser/score-outbox");
      const news = leaving.signal.aborted ? undefined : takeScoreResults(shownId ?? lastPlayer()).at(-1);
      if (!news) return;
      onNote({ kind: "late", news });
      if (news.outcome.ok) await refreshPage(leaving.signal);
    };
    const hear = () => void look().catch(() => undefined);
    hear();
    window.addEventListener(SCORE_OUTBOX_EVENT, hear, { signal: leaving.signal });
    return () => leaving.abort();
  }, [shownId, onNote, refreshPage]);
}

type Place = Pick<PlayerSlot, "gameId" | "onFrame" | "onNote" | "onTryAgain"> & { box: RefObject<HTMLElement> };

/** Layout effects: games are notified of the unmount before the next page is painted. */
function usePlayerSlot(code: FrameCode | null, { gameId, box, onFrame, onNote, onTryAgain }: Place): void {
  const latest = useRef({ onNote, onTryAgain });
  useLayout(() => {
    latest.current = { onNote, onTryAgain };
  });
  useLayout(() => {
    if (!code || !box.current) return undefined;
    const place: PlayerSlot = {
      ...{ gameId, box: box.current, onFrame },
      onNote: (note) => latest.current.onNote(note),
      onTryAgain: () => latest.current.onTryAgain(),
    };
    code.enterPlayer(place);
    return () => code.leavePlayer(place);
  }, [code, gameId, box, onFrame]);
}
