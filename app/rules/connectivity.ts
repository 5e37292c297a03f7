/** A ping goes out so often, and on focus and reconnect (docs/product/frame.md#offline-banner). */
export const PING_INTERVAL_MS = 30_000;

/** A ping that takes this long is given up: the tab is assumed to be offline. */
export const PING_LIMIT_MS = 30_000;
