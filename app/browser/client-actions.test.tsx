import { expect, it } from "vitest";
import { scriptAction, pageAction } from "./client-actions";
import { RESPONSE_TOAST_EVENT, USER_REFUSED_EVENT } from "./portal-request";

const act = (serverAction: () => Promise<unknown>, clientAction = pageAction) =>
  clientAction({
    ...{ request: new Request("http://portal.test/"), params: {} },
    serverAction: serverAction as <Result>() => Promise<Result>,
  });

it("returns the server's result", async () => {
  expect(await act(() => Promise.resolve({ ok: false, error: "gone" }))).toEqual({ ok: false, error: "gone" });
});

it("returns a 503 when the server is unreachable", async () => {
  const response = await act(() => Promise.reject(new TypeError("Failed to fetch")));
  if (!(response instanceof Response)) throw new Error("no response");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ ok: false, error: "unreachable" });
});

it("rethrows redirects and error pages", async () => {
  const redirect = new Response(null, { status: 302, headers: { location: "/" } });
  await expect(act(() => rejectWith(redirect))).rejects.toBe(redirect);
  const page = { status: 500, statusText: "", internal: false, data: null };
  await expect(act(() => rejectWith(page))).rejects.toBe(page);
});

it("returns a 503 to a script after any error", async () => {
  expect(await act(() => Promise.resolve({ ok: true }), scriptAction)).toEqual({ ok: true });
  const response = await act(() => rejectWith(new Response(null, { status: 400 })), scriptAction);
  if (!(response instanceof Response)) throw new Error("no response");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ ok: false, error: "unreachable" });
});

it("dispatches events for a refused user and for a response's error toast", async () => {
  const received: unknown[] = [];
  const listener = (event: Event) => received.push(event instanceof CustomEvent ? event.detail : event.type);
  for (const name of [USER_REFUSED_EVENT, RESPONSE_TOAST_EVENT]) window.addEventListener(name, listener);
  const toast = { type: "error", message: "GET /games: invalid response" };
  await act(() => Promise.resolve({ ok: true, isUserRefused: true, toast }));
  await act(() => rejectWith({ status: 503, statusText: "", internal: false, data: { toast } }), scriptAction);
  await act(() => Promise.resolve({ ok: true, toast: { type: "warning", message: "not yours" } }));
  expect(received).toEqual([USER_REFUSED_EVENT, toast.message, toast.message]);
});

async function rejectWith(reason: unknown): Promise<never> {
  await Promise.resolve();
  throw reason;
}
