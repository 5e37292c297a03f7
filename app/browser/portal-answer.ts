/**
 * The JSON of one of the portal's own addresses, for a tab that asks by itself: null when the portal says that it has
 * failed, undefined when it does not answer at all, as where a network's login page does in its place. Not a fetcher of
 * the router: it loads the page anew where the script of a route does not get through, be there a running game or not.
 */
export async function portalAnswer(path: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await window.fetch(path, init);
    if (response.ok) return noted(await response.json());
    noteAnswer(await response.json().catch(() => null));
    return null;
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
    return noted(await response.json());
  } catch {
    return undefined;
  }
}

/** Said in the tab when the API has refused something to who is signed in. */
export const USER_REFUSED_EVENT = "user-refused";
/** Said in the tab of an error's message that came with an answer; the message is the CustomEvent's detail. */
export const ANSWER_TOAST_EVENT = "answer-toast";

/** Tells the tab what an answer says beside what it was asked for. */
export function noteAnswer(answer: unknown): void {
  if (fieldOf(answer, "isUserRefused") === true) window.dispatchEvent(new Event(USER_REFUSED_EVENT));
  const toast = fieldOf(answer, "toast");
  const [type, message] = [fieldOf(toast, "type"), fieldOf(toast, "message")];
  if (type !== "error" || typeof message !== "string") return;
  window.dispatchEvent(new CustomEvent<string>(ANSWER_TOAST_EVENT, { detail: message }));
}

/** The same, on the way. */
export function noted<Answer>(answer: Answer): Answer {
  noteAnswer(answer);
  return answer;
}
