/** Safari has no idle callbacks and waits the full time. */
const IDLE_WAIT_MS = 2_000;

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
