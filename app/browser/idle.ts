/** How long a task may wait for a quiet moment; browsers without idle callbacks, as Safari, wait so long. */
const IDLE_WAIT_MS = 2_000;

/** Resolves once the page has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback !== "function") setTimeout(resolve, IDLE_WAIT_MS);
    else
      window.requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: IDLE_WAIT_MS },
      );
  });
}
