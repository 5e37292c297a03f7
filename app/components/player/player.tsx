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
import { AwardList } from "./award-list";
import type { Award, PlayerNote } from "./player-note";
import { PlayerScreen } from "./player-screen";
import { useDeviceFit } from "./use-device-fit";
import { useIsolation } from "./use-isolation";
import { type FrameCode, usePlay } from "./use-play";
import { usePreload } from "./use-preload";

/** Shown at a time. */
const MAX_AWARDS = 3;
const REFRESH_LIMIT_MS = 10_000;
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
  const [awards, setAwards] = useState<readonly Award[]>([]);
  const isolation = useIsolation(player.needsIsolation);
  const fit = useDeviceFit(player.madeFor);
  // Autoplay waits for both checks.
  const canStart = isolation === "ready" && fit === "fits";
  const { phase, code, loadCode, start, restart } = usePlay(player, { canStart });
  const { gameId } = player;
  const onFrame = useCallback((frame: HTMLElement | null) => {
    screen.current = frame ?? box.current;
  }, []);
  useEffect(() => onFrame(null), [onFrame]);
  useOutboxResults(setNote);
  usePreload(player, { isPlayed: phase.name !== "idle", loadCode });
  const refreshPage = usePageRefresh();
  usePlayerSlot(code, {
    ...{ gameId, box, onFrame, onNote: setNote, onTryAgain: restart },
    onAward: (award) => setAwards((before) => [...before, award].slice(-MAX_AWARDS)),
    onReady: () => void refreshPage(AbortSignal.timeout(REFRESH_LIMIT_MS)),
  });

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
        onRestart={phase.name === "started" ? restart : null}
        isTheatre={isTheatre}
        onTheatre={setTheatre}
        fullscreen={fullscreen}
        fullscreenButton={fullscreenButton}
      />
      <AwardList awards={awards} />
    </div>
  );
}

/** Loads a new document: isolation blocks other pages' foreign frames. Cancels the router's navigation first. */
function DocumentNavigation() {
  const currentLocation = useLocation();
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  useEffect(() => {
    if (state !== "loading" || next.pathname === currentLocation.pathname) return;
    navigate(currentLocation, { replace: true, preventScrollReset: true });
    window.location.assign(next.pathname + next.search + next.hash);
  }, [state, next, currentLocation, navigate]);
  return null;
}

function useOutboxResults(onNote: (note: PlayerNote) => void): void {
  const currentUserId = useRootData().session.user?.userId;
  const refreshPage = usePageRefresh();

  useEffect(() => {
    const controller = new AbortController();
    const checkOutbox = async () => {
      if (!hasQueuedScores()) return;
      const { takeScoreResults } = await import("~/browser/score-outbox");
      const queuedResult = controller.signal.aborted
        ? undefined
        : takeScoreResults(currentUserId ?? lastPlayer()).at(-1);
      if (!queuedResult) return;
      onNote({ kind: "late", queuedResult });
      if (queuedResult.outcome.ok) await refreshPage(controller.signal);
    };
    const refreshResults = () => void checkOutbox().catch(() => undefined);
    refreshResults();
    window.addEventListener(SCORE_OUTBOX_EVENT, refreshResults, { signal: controller.signal });
    return () => controller.abort();
  }, [currentUserId, onNote, refreshPage]);
}

type SlotOptions = Omit<PlayerSlot, "box"> & { box: RefObject<HTMLElement> };

/** Layout effects: games are notified of the unmount before the next page is painted. */
function usePlayerSlot(
  code: FrameCode | null,
  { gameId, box, onFrame, onNote, onAward, onTryAgain, onReady }: SlotOptions,
): void {
  const latest = useRef({ onNote, onAward, onTryAgain, onReady });
  useLayout(() => {
    latest.current = { onNote, onAward, onTryAgain, onReady };
  });
  useLayout(() => {
    if (!code || !box.current) return undefined;
    const playerSlot: PlayerSlot = {
      ...{ gameId, box: box.current, onFrame },
      onNote: (note) => latest.current.onNote(note),
      onAward: (award) => latest.current.onAward(award),
      onTryAgain: () => latest.current.onTryAgain(),
      onReady: () => latest.current.onReady(),
    };
    code.enterPlayer(playerSlot);
    return () => code.leavePlayer(playerSlot);
  }, [code, gameId, box, onFrame]);
}
