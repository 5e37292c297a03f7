import { lazy, Suspense, useEffect, useLayoutEffect, type ComponentType } from "react";
import { startFrontEndSession } from "~/browser/attribution";
import { sendQueuedScoresWhenOnline } from "~/browser/score-outbox-start";
import { startOfflineWorker } from "~/browser/offline-worker";
import { startPageTransitions } from "~/browser/page-transitions";
import { startChallengeClock } from "~/browser/start-challenge-clock";
import { ContractErrorToasts } from "./contract-error-toasts";
import { NavigationProgress } from "./navigation-progress";
import { OfflineBanner } from "./offline-banner";
import { OutdatedVersionToast } from "./outdated-version-toast";
import { useConnection } from "./use-connection";
import { useDotsRefresh } from "./use-dots-refresh";
import { useErrorReports } from "./use-error-reports";
import { useInstallPrompt } from "./use-install-prompt";
import { useLinkPrefetch } from "./use-link-prefetch";
import { useRootData } from "./use-root-data";
import { useSessionWatch } from "./use-session-watch";
import { useUserRefresh } from "./use-user-refresh";

/** Optional: the page works if it fails to load. */
const Measuring = lazy<ComponentType>(() => import("./analytics").catch(() => ({ default: () => null })));

const InstallOffer = lazy(() => import("./install-offer").catch(() => ({ default: () => null })));

export default function TabEffects() {
  const { isOffline, isOutdated } = useConnection();
  const installPrompt = useInstallPrompt();
  const isMeasured = useRootData().consent.marketing;
  // A layout effect, to run before all effects, also those of the children that measure.
  useLayoutEffect(() => startFrontEndSession(window.location.search), []);
  useErrorReports();
  useSessionWatch();
  useUserRefresh();
  useDotsRefresh();
  useLinkPrefetch();
  useEffect(() => sendQueuedScoresWhenOnline(), []);
  useEffect(() => startChallengeClock(), []);
  useEffect(() => void startOfflineWorker(), []);
  useEffect(() => startPageTransitions(), []);
  return (
    <>
      <NavigationProgress />
      <OfflineBanner isOffline={isOffline} />
      <OutdatedVersionToast isOutdated={isOutdated} />
      <ContractErrorToasts />
      <Suspense>
        {isMeasured && <Measuring />}
        {installPrompt && <InstallOffer prompt={installPrompt} />}
      </Suspense>
    </>
  );
}
