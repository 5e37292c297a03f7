import { paths } from "~/paths";

export async function startOfflineWorker(): Promise<void> {
  const workers = workerContainer();
  // Where workers are blocked, `register` rejects and `ready` never resolves.
  await workers?.register(paths.serviceWorker).catch(() => undefined);
  await notifyOfflineWorker();
}

/** Sends the worker this page's files, since some may have loaded before the worker was active. */
export async function notifyOfflineWorker(): Promise<void> {
  const workers = workerContainer();
  const registration = await workers?.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  registration?.active?.postMessage({ address: window.location.href.replace(/#.*/, ""), files });
}

export function whenOfflineWorkerReady(): Promise<unknown> {
  const workers = workerContainer();
  return workers?.ready ?? new Promise(() => undefined);
}

function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
