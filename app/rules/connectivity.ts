/** A ping goes out so often, and on focus and reconnect (spec section 9). */
export const PING_INTERVAL_MS = 30_000;

/** A ping that takes this long is given up: the tab is assumed to be offline (spec section 9). */
export const PING_LIMIT_MS = 30_000;
