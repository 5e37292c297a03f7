import { paths } from "~/paths";

/**
 * Installs what keeps pages for times without a network, and tells it of this page, which it has not seen loading. A
 * browser that keeps nothing is no failure.
 */
export async function startOfflineWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  // Blocked ones answer with nothing, and are never ready.
  await workers?.register(paths.serviceWorker).catch(() => undefined);
  const registration = await workers?.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  registration?.active?.postMessage({ address: window.location.href.replace(/#.*/, ""), files });
}
