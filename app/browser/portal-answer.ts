/**
 * The JSON of one of the portal's own addresses, for a tab that asks by itself: null when the portal says that it has
 * failed, undefined when it does not answer at all, as where a network's login page does in its place. Not a fetcher of
 * the router, since each change of one draws the whole page anew.
 */
export async function portalAnswer(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await window.fetch(path, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return undefined;
  }
}

/** A field of an answer that has not been checked; undefined where there is none. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
}
