import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { startFrontEndSession } from "~/browser/attribution";
import { NO_NOTIFICATION_FLAGS, setNotificationFlags } from "~/browser/notification-flags";
import { startOfflineWorker } from "~/browser/offline-worker";
import { startPageTransitions } from "~/framework-internals/page-transitions";
import { fetchPortal, fieldOf, RESPONSE_TOAST_EVENT } from "~/browser/portal-request";
import { sendQueuedScoresWhenOnline } from "~/browser/score-outbox-start";
import { startChallengeClock } from "~/browser/start-challenge-clock";
import { onTabReturn } from "~/browser/tab-return";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { ToastView } from "~/view-models/root-data";
import { Icon } from "../ui/icon";
import { ToastArea } from "../ui/toast-area";
import { NavigationProgress } from "./navigation-progress";
import { useConnection } from "./use-connection";
import { useInstallPrompt } from "./use-install-prompt";
import { useLinkPrefetch } from "./use-link-prefetch";
import { useRootData } from "./use-root-data";
import { useSessionWatch } from "./use-session-watch";
import { useUserRefresh } from "./use-user-refresh";

/** Optional: the page works if it fails to load. */
const LazyAnalytics = lazy<ComponentType>(() => import("./analytics").catch(() => ({ default: () => null })));

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
        {isMeasured && <LazyAnalytics />}
        {installPrompt && <InstallOffer prompt={installPrompt} />}
      </Suspense>
    </>
  );
}

/** Shows how responses to fetches break the contract, outside production only. */
function ContractErrorToasts() {
  const [toasts, setToasts] = useState<readonly ToastView[]>([]);
  useEffect(() => {
    const addToast = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const message = String(event.detail);
      // Polled calls repeat the same message.
      setToasts((current) =>
        current.some((toast) => toast.message === message) ? current : [...current, { type: "error", message }],
      );
    };
    window.addEventListener(RESPONSE_TOAST_EVENT, addToast);
    return () => {
      window.removeEventListener(RESPONSE_TOAST_EVENT, addToast);
    };
  }, []);
  return toasts.length > 0 && <ToastArea toasts={toasts} />;
}

type OfflineBannerProps = { isOffline: boolean };

/** The live region mounts before its text, so that screen readers announce it. */
function OfflineBanner({ isOffline }: OfflineBannerProps) {
  const t = useText();
  return (
    <div className="offline-banner" role="status">
      {isOffline && (
        <p className="offline-message">
          <Icon name="wifi-off" />
          {t("offline.text")}
        </p>
      )}
    </div>
  );
}

type OutdatedVersionToastProps = { isOutdated: boolean };

function OutdatedVersionToast({ isOutdated }: OutdatedVersionToastProps) {
  const t = useText();
  return (
    <div role="status">
      {isOutdated && (
        <div className="toast toast--outdated">
          <span>{t("outdatedVersion.text")}</span>
          <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
            {t("outdatedVersion.button")}
          </button>
        </div>
      )}
    </div>
  );
}

/** Loads on mount, focus, reconnect and each root revalidation; a failed request keeps the stored dots. */
function useDotsRefresh(): void {
  const root = useRootData();
  const userId = root.session.user?.userId;

  useEffect(() => () => setNotificationFlags(NO_NOTIFICATION_FLAGS), [userId]);

  useEffect(() => {
    if (root.session.status !== "authenticated") return;
    const controller = new AbortController();
    const load = () => {
      if (document.hidden || !navigator.onLine) return;
      void fetchUnreadMessages(controller.signal);
      void fetchFriendRequests(controller.signal);
    };
    load();
    const unsubscribe = onTabReturn(load);
    return () => {
      unsubscribe();
      controller.abort();
    };
  }, [root]);
}

async function fetchUnreadMessages(signal: AbortSignal): Promise<void> {
  const hasUnread = fieldOf(await fetchPortal(paths.bell, { signal }), "hasUnread");
  if (typeof hasUnread === "boolean" && !signal.aborted) setNotificationFlags({ hasUnread });
}

async function fetchFriendRequests(signal: AbortSignal): Promise<void> {
  const requests = fieldOf(await fetchPortal(paths.friendRequests(0, 1), { signal }), "requests");
  if (Array.isArray(requests) && !signal.aborted) setNotificationFlags({ hasFriendRequests: requests.length > 0 });
}

function useErrorReports(): void {
  const root = useRootData();
  useEffect(() => {
    if (root.publicSettings.sentryDsn === null) return;
    import("~/browser/error-reports.client").then((reports) => {
      reports.startErrorReports(root);
    }, console.warn);
  }, [root]);
}
