/** See docs/product/frame.md#button-clicks. */
export const CLICK_DEBOUNCE_MS = 500;

/** False within the debounce time of the previous click, counted or not. */
export function isCountedClick(lastClickMs: number | undefined, nowMs: number): boolean {
  return lastClickMs === undefined || nowMs - lastClickMs >= CLICK_DEBOUNCE_MS;
}
