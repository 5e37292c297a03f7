/** A ping goes out so often, and on focus and reconnect (spec section 9). */
export const PING_INTERVAL_MS = 30_000;

/** A ping that takes this long is a connection that is lost (spec section 9). */
export const PING_LIMIT_MS = 30_000;

/** What is known of the connection; `pingStartedMs` is set while a ping is in flight, in epoch milliseconds. */
export type Connection = { isReachable: boolean; pingStartedMs: number | null };

export type ConnectionEvent = "ping-started" | "ping-answered" | "ping-failed" | "browser-offline";

/** A page that has just arrived had a connection. */
export const CONNECTED: Connection = { isReachable: true, pingStartedMs: null };

/**
 * The connection after something happened. Any answer proves it, whatever the browser believes; a ping that fails, or a
 * browser that has lost its network, disproves it until the next answer.
 */
export function connectionAfter(connection: Connection, event: ConnectionEvent, nowMs: number): Connection {
  switch (event) {
    case "ping-started":
      return { ...connection, pingStartedMs: nowMs };
    case "ping-answered":
      return CONNECTED;
    case "ping-failed":
      return { isReachable: false, pingStartedMs: null };
    case "browser-offline":
      return { ...connection, isReachable: false };
  }
}

/** Whether the offline banner shows: unreachable, or a ping in flight for 30 seconds (spec section 9). */
export function isOffline({ isReachable, pingStartedMs }: Connection, nowMs: number): boolean {
  return !isReachable || (pingStartedMs !== null && nowMs - pingStartedMs >= PING_LIMIT_MS);
}
