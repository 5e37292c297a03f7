const DEADLINE_MS = 5_000;

/** False if the browser does not find a game's host: Safari knows no hosts below localhost. */
export async function isHostReachable(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const options = { mode: "no-cors", credentials: "omit", cache: "no-store", signal } as const;
  return window.fetch(`${origin}/ping`, options).then(
    () => true,
    () => false,
  );
}
