import { useEffect } from "react";
import { startFrontEndSession } from "~/browser/attribution";
import { startChallengeClock } from "~/browser/start-challenge-clock";
import { NavigationProgress } from "./navigation-progress";
import { OfflineBanner } from "./offline-banner";
import { OutdatedVersionToast } from "./outdated-version-toast";
import { useConnection } from "./use-connection";
import { useDotsRefresh } from "./use-dots-refresh";
import { useLinkPrefetch } from "./use-link-prefetch";
import { useSearchReports } from "./use-search-reports";
import { useSessionWatch } from "./use-session-watch";

/** What an open tab does by itself, on every page: loaded once the page is usable, drawn outside its flow. */
export default function TabLife() {
  const { isOffline, isOutdated } = useConnection();
  useSessionWatch();
  useDotsRefresh();
  useLinkPrefetch();
  useSearchReports();
  useEffect(() => startChallengeClock(), []);
  useEffect(() => startFrontEndSession(window.location.search), []);
  return (
    <>
      <NavigationProgress />
      <OfflineBanner isOffline={isOffline} />
      <OutdatedVersionToast isOutdated={isOutdated} />
    </>
  );
}
