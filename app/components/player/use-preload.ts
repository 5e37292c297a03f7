import { useEffect } from "react";
import { idle } from "~/browser/idle";
import { fieldOf, portalAnswer } from "~/browser/portal-answer";
import { thisDevice } from "~/browser/this-device";
import { useRootData } from "~/components/frame/use-root-data";
import { paths } from "~/paths";
import { deviceStrategy } from "~/rules/loading-strategy";
import type { LaunchAnswer, PlayerView } from "~/view-models/player";
import type { FrameCode } from "./use-play";

type Preloading = { isPlayed: boolean; loadCode: () => Promise<FrameCode | null> };

const isLaunchAnswer = (value: unknown): value is LaunchAnswer => Boolean(fieldOf(value, "launch"));

/** Begins to load the page's game before anybody plays it, once the page has nothing better to do. */
export function usePreload(player: PlayerView, { isPlayed, loadCode }: Preloading): void {
  const { locale, publicSettings: settings, session } = useRootData();
  const { gameId, challengeId, trackId, isAutoPlay, loading } = player;
  const isWanted = !isPlayed && !isAutoPlay;
  const viewerId = session.user?.userId;

  useEffect(() => {
    if (!isWanted || deviceStrategy(loading.strategy, thisDevice()) === "on-demand") return undefined;
    const giveUp = new AbortController();
    void preload(giveUp.signal);
    return () => giveUp.abort();

    async function preload(signal: AbortSignal) {
      await idle();
      const code = signal.aborted ? null : await loadCode();
      if (!code || signal.aborted || code.isKept({ gameId, challengeId, trackId })) return;
      const answer = await portalAnswer(paths.launch(locale, { gameId, challengeId, trackId }), { signal });
      if (!signal.aborted && isLaunchAnswer(answer)) code.preloadGame(answer, { player, settings });
    }
  }, [isWanted, loading.strategy, gameId, challengeId, trackId, player, settings, locale, viewerId, loadCode]);
}
