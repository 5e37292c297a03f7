import { useEffect } from "react";
import { idle } from "~/browser/idle";
import { whenOfflineWorkerReady } from "~/browser/offline-worker";
import { fieldOf, fetchPortal } from "~/browser/portal-request";
import { thisDevice } from "~/browser/this-device";
import { useRootData } from "~/components/frame/use-root-data";
import { paths } from "~/paths";
import { deviceStrategy } from "~/rules/loading-strategy";
import type { LaunchResponse, PlayerView } from "~/view-models/player";
import type { FrameCode } from "./use-play";

type Preloading = { isPlayed: boolean; loadCode: () => Promise<FrameCode | null> };

const isLaunchAnswer = (value: unknown): value is LaunchResponse => Boolean(fieldOf(value, "launch"));

/** Preloads when idle and caches for offline play: on-demand games too, unless the visitor saves data. */
export function usePreload(player: PlayerView, { isPlayed, loadCode }: Preloading): void {
  const { locale, publicSettings: settings, session, version } = useRootData();
  const { gameId, challengeId, trackId, roomUrl, isAutoPlay, loading } = player;
  const isWanted = !isPlayed && !isAutoPlay;
  const viewerId = session.user?.userId;

  useEffect(() => {
    const device = thisDevice();
    const isAhead = deviceStrategy(loading.strategy, device) !== "on-demand";
    if (!isWanted || (!isAhead && (device.savesData || roomUrl !== null))) return undefined;
    const giveUp = new AbortController();
    void prepare(giveUp.signal);
    return () => giveUp.abort();

    async function prepare(signal: AbortSignal) {
      await idle();
      if (!isAhead) await whenOfflineWorkerReady();
      const code = signal.aborted ? null : await loadCode();
      if (!code || signal.aborted || code.isFrameLoaded({ gameId, challengeId, trackId })) return;
      const answer = await fetchPortal(paths.launch(locale, { gameId, challengeId, trackId }), { signal });
      if (signal.aborted || !isLaunchAnswer(answer)) return;
      code.cacheForOffline(player, answer.launch, version);
      if (isAhead) code.preloadGame(answer, { player, settings });
    }
  }, [isWanted, loading, gameId, challengeId, trackId, roomUrl, player, settings, locale, viewerId, version, loadCode]);
}
