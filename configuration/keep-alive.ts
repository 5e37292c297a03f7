/** Above the 60 seconds for which proxies keep idle connections: a proxy must never reuse one that the server is closing. */
export const KEEP_ALIVE_MS = 65_000;
