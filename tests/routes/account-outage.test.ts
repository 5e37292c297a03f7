import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { runAction, runLoader } from "../setup/portal";
import { advanceClock, startRemoteApi, type RemoteApi } from "../setup/remote-api";

let remote: RemoteApi;

const visitor = { cookies: new Map([["session", "a.b"]]) };
const broken = () => new Response("<h1>Bad gateway</h1>", { status: 502 });

beforeAll(async () => {
  remote = await startRemoteApi();
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  advanceClock(60_000);
});

afterAll(async () => {
  vi.useRealTimers();
  await remote.kill();
});

it("returns 503 instead of redirecting while the account is unavailable", async () => {
  remote.intercept = broken;
  const { loader } = await import("~/routes/($locale).messages/route");
  const result = await runLoader(loader, "/:locale?/messages", "/de/messages/", { visitor });
  expect(result).toMatchObject({ status: 503, location: null });
  expect(result.headers.get("cache-control")).toBe("private, no-store");
});

it("returns 503 when only the page's own call fails", async () => {
  remote.intercept = ({ url }) =>
    url.endsWith("/session/status") ? signedInStatus() : url.endsWith("/profile") ? null : broken();
  const { loader } = await import("~/routes/($locale).profile.purchases/route");
  const result = await runLoader(loader, "/:locale?/profile/purchases", "/profile/purchases/", { visitor });
  expect(result.status).toBe(503);
});

it("returns a failed change as an error, so that the input stays", async () => {
  remote.intercept = broken;
  const { action } = await import("~/routes/($locale).profile.friends/route");
  const body = new URLSearchParams({ intent: "ask", username: "somebody" });
  const result = await runAction(action, "/profile/friends/", { visitor, body });
  expect([result.status, result.payload]).toEqual([503, { ok: false, error: "unreachable" }]);
});

it("redirects to the login page when the session ends before the change", async () => {
  remote.intercept = ({ url }) => (url.endsWith("/session/status") ? signedInStatus() : null);
  const { action } = await import("~/routes/($locale).profile.account-details/route");
  const body = new URLSearchParams({ intent: "remove-picture" });
  const { status, location } = await runAction(action, "/profile/account-details/", { visitor, body });
  expect([status, new URL(location ?? "").pathname]).toEqual([302, "/session/login"]);
});

function signedInStatus(): Response {
  const data = { isAuthenticated: true, guestAccount: false, userId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09" };
  return Response.json({ data, errors: [] });
}
