import { useFetcher, useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useId, useReducer, useRef, useState } from "react";
import { portalAnswer } from "~/browser/portal-answer";
import { fetchRouteScript } from "~/browser/route-script";
import { useRootData } from "~/components/frame/use-root-data";
import { paths } from "~/paths";
import type { PlayAnswer, PlayError, PlayerView } from "~/view-models/player";

/** The code that runs games comes only when a game is wanted. */
export type FrameCode = typeof import("./game-frames");

export type PlayPhase = { name: "idle" | "starting" | "started" } | { name: "failed"; error: StartError };

/** The network is away, and nothing of the game is kept. */
export type StartError = PlayError | "needs_connection";

const loadFrameCode = () => import("./game-frames");
const nextPhase = (_: PlayPhase, next: PlayPhase) => next;

/** A play that follows closely on another must not break off what the page still reads for that one. */
function useFetcherPerPlay() {
  const player = useId();
  const plays = useRef(0);
  const [fetcherKey, setFetcherKey] = useState(player);
  const nextFetcherKey = useCallback(() => {
    plays.current += 1;
    const next = `${player}${String(plays.current)}`;
    setFetcherKey(next);
    return next;
  }, [player]);
  return { fetcherKey, nextFetcherKey };
}

/** An answer proves that the portal is there, whatever the browser believes. */
async function isNetworkAway(): Promise<boolean> {
  return !navigator.onLine || (await portalAnswer(paths.ping, {})) === undefined;
}

/** Starts a play of this player's game, at once if the link asked for it; a game that is kept runs before the answer. */
export function usePlay(player: PlayerView, { canStart }: { canStart: boolean }) {
  const { locale, publicSettings: settings, version } = useRootData();
  const submit = useSubmit();
  const { fetcherKey, nextFetcherKey } = useFetcherPerPlay();
  const { data: answer, state } = useFetcher<PlayAnswer>({ key: fetcherKey });
  const [phase, setPhase] = useReducer(nextPhase, { name: "idle" });
  const [code, setCode] = useState<FrameCode | null>(null);
  const handled = useRef<PlayAnswer>();
  const hasAutoStarted = useRef(false);
  const { gameId, challengeId, trackId, roomUrl, isAutoPlay } = player;

  const loadCode = useCallback(async () => {
    const loaded = await loadFrameCode().catch(() => null);
    setCode(loaded);
    return loaded;
  }, []);

  const giveUp = useCallback(
    async (loaded: FrameCode | null, error: StartError) => {
      const isAway = error === "unreachable" && (await isNetworkAway());
      if (isAway && (await loaded?.playKeptGame(player, version))) {
        setPhase({ name: "started" });
        return;
      }
      loaded?.hideGame(gameId);
      setPhase({ name: "failed", error: isAway ? "needs_connection" : error });
    },
    [player, gameId, version],
  );

  const start = useCallback(async () => {
    setPhase({ name: "starting" });
    const sent = fetchRouteScript("plays").then(
      () => {
        const request = { gameId, challengeId, trackId, roomUrl, locale };
        submit(request, {
          method: "post",
          action: paths.plays,
          encType: "application/json",
          navigate: false,
          fetcherKey: nextFetcherKey(),
        });
        return true;
      },
      () => false,
    );
    const loaded = await loadCode();
    if (loaded?.showGame(player)) setPhase({ name: "started" });
    if (loaded && (await sent)) return;
    await giveUp(loaded, "unreachable");
  }, [player, gameId, challengeId, trackId, roomUrl, locale, submit, nextFetcherKey, loadCode, giveUp]);

  useEffect(() => {
    if (!isAutoPlay || !canStart || hasAutoStarted.current) return;
    hasAutoStarted.current = true;
    void start();
  }, [isAutoPlay, canStart, start]);

  useEffect(() => {
    if (!code || !answer || state === "submitting" || answer === handled.current) return;
    handled.current = answer;
    if (!answer.ok) {
      void giveUp(code, answer.error);
      return;
    }
    code.keepForOffline(player, answer.play, version);
    const isPlayed = code.playGame(answer.play, { player, settings });
    setPhase(isPlayed ? { name: "started" } : { name: "failed", error: "unreachable" });
  }, [code, answer, state, player, settings, version, giveUp]);

  /** For a game that has gone silent: its frame is given up. */
  const startAnew = () => {
    code?.closeGame(gameId);
    void start();
  };
  return { phase, code, loadCode, start: () => void start(), startAnew };
}
