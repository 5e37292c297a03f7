/** A click that follows another on the same element so soon is the same one (docs/product/frame.md#button-clicks). */
export const CLICK_DEBOUNCE_MS = 500;

/** Whether a click counts, by when the one before it was, counted or not: the first of a quick row does. */
export function isCountedClick(lastClickMs: number | undefined, nowMs: number): boolean {
  return lastClickMs === undefined || nowMs - lastClickMs >= CLICK_DEBOUNCE_MS;
}
