/** See docs/product/frame.md#offline-banner. */
export const PING_INTERVAL_MS = 30_000;

/** Timeout after which the tab counts as offline. */
export const PING_LIMIT_MS = 30_000;
