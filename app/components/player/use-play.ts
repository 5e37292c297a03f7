import { useFetcher, useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useId, useReducer, useRef, useState } from "react";
import { fetchPortal } from "~/browser/portal-request";
import { fetchRouteScript } from "~/framework-internals/remix-globals";
import { useRootData } from "~/components/frame/use-root-data";
import { paths } from "~/paths";
import { requestPaths } from "~/request-paths";
import type { PlayResult, PlayError, PlayerView } from "~/view-models/player";

/** The code that runs games is loaded on demand. */
export type FrameCode = typeof import("./game-frames");

export type PlayPhase = { name: "idle" | "starting" | "started" } | { name: "failed"; error: StartError };

/** `needs_connection`: the network is down and the game is not cached. */
export type StartError = PlayError | "needs_connection";

type PlayEvent = { type: "requested" } | { type: "shown" } | { type: "refused"; error: StartError };

function nextPhase(_: PlayPhase, event: PlayEvent): PlayPhase {
  switch (event.type) {
    case "requested":
      return { name: "starting" };
    case "shown":
      return { name: "started" };
    case "refused":
      return { name: "failed", error: event.error };
  }
}

/** Any response proves that the portal can be reached, whatever the browser reports. */
async function isNetworkDown(): Promise<boolean> {
  return !navigator.onLine || (await fetchPortal(paths.ping, {})) === undefined;
}

function useFrameCode() {
  const [code, setCode] = useState<FrameCode | null>(null);
  const loadCode = useCallback(async () => {
    const loaded = await import("./game-frames").catch(() => null);
    setCode(loaded);
    return loaded;
  }, []);
  return { code, loadCode };
}

/** Each play has its own fetcher, so that a quick second play does not abort the first one's response. */
function usePlayRequest({ gameId, challengeId, trackId, roomUrl }: PlayerView) {
  const { locale } = useRootData();
  const submit = useSubmit();
  const player = useId();
  const plays = useRef(0);
  const [fetcherKey, setFetcherKey] = useState(player);
  const { data, state } = useFetcher<PlayResult>({ key: fetcherKey });

  const send = useCallback(async (): Promise<boolean> => {
    const isLoaded = await fetchRouteScript("plays").then(
      () => true,
      () => false,
    );
    if (!isLoaded) return false;
    plays.current += 1;
    const nextKey = `${player}${String(plays.current)}`;
    setFetcherKey(nextKey);
    submit(
      { gameId, challengeId, trackId, roomUrl, locale },
      { method: "post", action: requestPaths.plays, encType: "application/json", navigate: false, fetcherKey: nextKey },
    );
    return true;
  }, [player, gameId, challengeId, trackId, roomUrl, locale, submit]);
  return { send, result: state === "submitting" ? undefined : data };
}

/** Starts a play of this player's game, at once if the link requested it; a cached game runs before the response. */
export function usePlay(player: PlayerView, { canStart }: { canStart: boolean }) {
  const { publicSettings: settings, version } = useRootData();
  const { send, result } = usePlayRequest(player);
  const { code, loadCode } = useFrameCode();
  const [phase, dispatch] = useReducer(nextPhase, { name: "idle" });
  const handled = useRef<PlayResult>();
  const hasAutoStarted = useRef(false);
  const { gameId, isAutoPlay } = player;

  const handleFailure = useCallback(
    async (loaded: FrameCode | null, error: StartError) => {
      const isOffline = error === "unreachable" && (await isNetworkDown());
      if (isOffline && (await loaded?.playCachedGame(player, version))) {
        dispatch({ type: "shown" });
        return;
      }
      loaded?.hideGame(gameId);
      dispatch({ type: "refused", error: isOffline ? "needs_connection" : error });
    },
    [player, gameId, version],
  );

  const start = useCallback(async () => {
    dispatch({ type: "requested" });
    const sent = send();
    const loaded = await loadCode();
    if (loaded?.showGame(player)) dispatch({ type: "shown" });
    if (loaded && (await sent)) return;
    await handleFailure(loaded, "unreachable");
  }, [player, send, loadCode, handleFailure]);

  useEffect(() => {
    if (!isAutoPlay || !canStart || hasAutoStarted.current) return;
    hasAutoStarted.current = true;
    void start();
  }, [isAutoPlay, canStart, start]);

  useEffect(() => {
    if (!code || !result || result === handled.current) return;
    handled.current = result;
    if (!result.ok) {
      void handleFailure(code, result.error);
      return;
    }
    code.cacheForOffline(player, result.play, version);
    const isPlayed = code.playGame(result.play, { player, settings });
    dispatch(isPlayed ? { type: "shown" } : { type: "refused", error: "unreachable" });
  }, [code, result, player, settings, version, handleFailure]);

  /** For a game that has stopped responding: its frame is closed. */
  const restart = () => {
    code?.closeGame(gameId);
    void start();
  };
  return { phase, code, loadCode, start: () => void start(), restart };
}
