import { paths } from "~/paths";
import { startPoll } from "./poll";
import { fieldOf, fetchPortal } from "./portal-request";
import { onTabReturn } from "./tab-return";

const PING_INTERVAL_MS = 30_000;
/** Timeout after which the tab counts as offline. */
const PING_LIMIT_MS = 30_000;

type ConnectionListeners = {
  onOffline: (isOffline: boolean) => void;
  onVersion: (version: string | null) => void;
};

/** Pings the portal (docs/product/frame.md#offline-banner); a response overrides `navigator.onLine`. */
export function watchConnection({ onOffline, onVersion }: ConnectionListeners): () => void {
  let isStopped = false;
  const poll = startPoll({
    intervalMs: PING_INTERVAL_MS,
    limitMs: PING_LIMIT_MS,
    request: async (signal) => {
      const isOffline = (await fetchPortal(paths.ping, { signal })) === undefined;
      if (isStopped) return;
      onOffline(isOffline);
      if (!isOffline) onVersion(parseVersion(await fetchPortal(paths.version, { signal })));
    },
  });
  const reportOffline = () => {
    onOffline(true);
  };
  const stopListening = onTabReturn(poll.requestNow);
  window.addEventListener("offline", reportOffline);
  if (!navigator.onLine) reportOffline();
  return () => {
    isStopped = true;
    poll.stop();
    stopListening();
    window.removeEventListener("offline", reportOffline);
  };
}

function parseVersion(response: unknown): string | null {
  const version = fieldOf(fieldOf(response, "data"), "version");
  return typeof version === "string" ? version : null;
}
