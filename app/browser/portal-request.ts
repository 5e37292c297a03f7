// JSON of one of the portal's own routes: null on an error, undefined when unreachable or behind a captive portal.
// Not a router fetcher: that reloads the page, and a running game, when a route's script does not load.
export async function fetchPortal(path: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await window.fetch(path, init);
    if (response.ok) return withResponseEvents(await response.json());
    dispatchResponseEvents(await response.json().catch(() => null));
    return null;
  } catch {
    return undefined;
  }
}

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Like fetchPortal for a POST; an error response is returned, too. */
export async function postToPortal(path: string, body: unknown): Promise<unknown> {
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await window.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return withResponseEvents(await response.json());
  } catch {
    return undefined;
  }
}

export const USER_REFUSED_EVENT = "user-refused";
export const RESPONSE_TOAST_EVENT = "answer-toast";

export function dispatchResponseEvents(data: unknown): void {
  if (fieldOf(data, "isUserRefused") === true) window.dispatchEvent(new Event(USER_REFUSED_EVENT));
  const toast = fieldOf(data, "toast");
  const [type, message] = [fieldOf(toast, "type"), fieldOf(toast, "message")];
  if (type !== "error" || typeof message !== "string") return;
  window.dispatchEvent(new CustomEvent<string>(RESPONSE_TOAST_EVENT, { detail: message }));
}

export function withResponseEvents<Data>(data: Data): Data {
  dispatchResponseEvents(data);
  return data;
}
