import { paths } from "~/paths";

/** Installs what keeps pages for times without a network. A browser that keeps nothing is no failure. */
export async function startOfflineWorker(): Promise<void> {
  const workers = workerContainer();
  // Blocked ones answer with nothing, and are never ready.
  await workers?.register(paths.serviceWorker).catch(() => undefined);
  await tellOfflineWorker();
}

/** Tells the worker of this page and what it has loaded so far, some of it perhaps before the worker was there. */
export async function tellOfflineWorker(): Promise<void> {
  const workers = workerContainer();
  const registration = await workers?.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  registration?.active?.postMessage({ address: window.location.href.replace(/#.*/, ""), files });
}

/** Resolves once the worker keeps what this page asks for: never where browsers keep nothing. */
export function offlineWorker(): Promise<unknown> {
  const workers = workerContainer();
  return workers?.ready ?? new Promise(() => undefined);
}

/** Undefined in a browser that has no workers, or refuses them. */
function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
