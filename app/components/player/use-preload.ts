import { useEffect } from "react";
import { idle } from "~/browser/idle";
import { whenOfflineWorkerReady } from "~/browser/offline-worker";
import { fieldOf, fetchPortal } from "~/browser/portal-request";
import { thisDevice } from "~/browser/this-device";
import { useRootData } from "~/components/frame/use-root-data";
import { requestPaths } from "~/request-paths";
import { deviceStrategy } from "~/rules/loading-strategy";
import type { LaunchResponse, PlayerView } from "~/view-models/player";
import type { FrameCode } from "./use-play";

type Preloading = { isPlayed: boolean; loadCode: () => Promise<FrameCode | null> };

const isLaunchResponse = (value: unknown): value is LaunchResponse => Boolean(fieldOf(value, "launch"));

/** Preloads when idle and caches for offline play: on-demand games too, unless the visitor saves data. */
export function usePreload(player: PlayerView, { isPlayed, loadCode }: Preloading): void {
  const { locale, publicSettings: settings, session, version } = useRootData();
  const { gameId, challengeId, trackId, roomUrl, isAutoPlay, loading } = player;
  const shouldPreload = !isPlayed && !isAutoPlay;
  const viewerId = session.user?.userId;

  useEffect(() => {
    const device = thisDevice();
    const isAhead = deviceStrategy(loading.strategy, device) !== "on-demand";
    if (!shouldPreload || (!isAhead && (device.savesData || roomUrl !== null))) return undefined;
    const controller = new AbortController();
    void prepare(controller.signal);
    return () => controller.abort();

    async function prepare(signal: AbortSignal) {
      await idle();
      if (!isAhead) await whenOfflineWorkerReady();
      const code = signal.aborted ? null : await loadCode();
      if (!code || signal.aborted || code.isFrameLoaded({ gameId, challengeId, trackId })) return;
      const data = await fetchPortal(requestPaths.launch(locale, { gameId, challengeId, trackId }), { signal });
      if (signal.aborted || !isLaunchResponse(data)) return;
      code.cacheForOffline(player, data.launch, version);
      if (isAhead) code.preloadGame(data, { player, settings });
    }
  }, [
    shouldPreload,
    loading,
    gameId,
    challengeId,
    trackId,
    roomUrl,
    player,
    settings,
    locale,
    viewerId,
    version,
    loadCode,
  ]);
}
