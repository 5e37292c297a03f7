import { expect, it } from "vitest";
import { scriptAction, pageAction } from "./client-actions";
import { RESPONSE_TOAST_EVENT, USER_REFUSED_EVENT } from "./portal-request";

const act = (serverAction: () => Promise<unknown>, clientAction = pageAction) =>
  clientAction({
    ...{ request: new Request("http://portal.test/"), params: {} },
    serverAction: serverAction as <Answer>() => Promise<Answer>,
  });

it("returns the server's result", async () => {
  expect(await act(() => Promise.resolve({ ok: false, error: "gone" }))).toEqual({ ok: false, error: "gone" });
});

it("returns a 503 when the server is unreachable", async () => {
  const answer = await act(() => Promise.reject(new TypeError("Failed to fetch")));
  if (!(answer instanceof Response)) throw new Error("no response");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ok: false, error: "unreachable" });
});

it("rethrows redirects and error pages", async () => {
  const redirect = new Response(null, { status: 302, headers: { location: "/" } });
  await expect(act(() => thrown(redirect))).rejects.toBe(redirect);
  const page = { status: 500, statusText: "", internal: false, data: null };
  await expect(act(() => thrown(page))).rejects.toBe(page);
});

it("returns a 503 to a script after any error", async () => {
  expect(await act(() => Promise.resolve({ ok: true }), scriptAction)).toEqual({ ok: true });
  const answer = await act(() => thrown(new Response(null, { status: 400 })), scriptAction);
  if (!(answer instanceof Response)) throw new Error("no response");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ok: false, error: "unreachable" });
});

it("dispatches events for a refused user and for a response's error toast", async () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push(event instanceof CustomEvent ? event.detail : event.type);
  for (const name of [USER_REFUSED_EVENT, RESPONSE_TOAST_EVENT]) window.addEventListener(name, hear);
  const toast = { type: "error", message: "GET /games: invalid response" };
  await act(() => Promise.resolve({ ok: true, isUserRefused: true, toast }));
  await act(() => thrown({ status: 503, statusText: "", internal: false, data: { toast } }), scriptAction);
  await act(() => Promise.resolve({ ok: true, toast: { type: "warning", message: "not yours" } }));
  expect(heard).toEqual([USER_REFUSED_EVENT, toast.message, toast.message]);
});

async function thrown(answer: unknown): Promise<never> {
  await Promise.resolve();
  throw answer;
}
