/**
 * The JSON of one of the portal's own addresses, for a tab that asks by itself: null when the portal says that it has
 * failed, undefined when it does not answer at all, as where a network's login page does in its place. Not a fetcher of
 * the router: it loads the page anew where the script of a route does not get through, be there a running game or not.
 */
export async function portalAnswer(path: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await window.fetch(path, init);
    return response.ok ? await response.json() : null;
  } catch {
    return undefined;
  }
}

/** A field of an answer that has not been checked; undefined where there is none. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** As above for a change that a script makes by itself; a refusal is an answer, too. Undefined where none came. */
export async function postToPortal(path: string, body: unknown): Promise<unknown> {
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await window.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return await response.json();
  } catch {
    return undefined;
  }
}
