/** What tells that somebody is there (spec section 4, "Front-end session"). */
export const ACTIVITIES = ["click", "pointermove", "scroll", "keydown", "touchstart"] as const;

/** Comes true once somebody does something on the page. */
export function firstActivity(): Promise<void> {
  return new Promise((resolve) => {
    const seen = new AbortController();
    const notice = () => {
      seen.abort();
      resolve();
    };
    for (const activity of ACTIVITIES) {
      window.addEventListener(activity, notice, { capture: true, passive: true, signal: seen.signal });
    }
  });
}
