import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { gameId, gamePath } from "~api/seed/demo-games";
import { runAction } from "../setup/portal";
import { startRemoteApi, type RemoteApi } from "../setup/remote-api";

const PAGE = gamePath("softfall");

let remote: RemoteApi;

beforeAll(async () => {
  remote = await startRemoteApi();
});

afterAll(async () => {
  await remote.kill();
});

async function buy() {
  const { action } = await import("~/routes/api.purchases");
  const fields = { gameId: gameId("softfall"), itemId: crypto.randomUUID(), key: crypto.randomUUID(), target: PAGE };
  return runAction(action, "/api/purchases/", { body: new URLSearchParams(fields) });
}

it.each([
  ["https://checkout.stripe.com/c/pay/1", "https://checkout.stripe.com/c/pay/1"],
  ["https://evil.example/c/pay/1", PAGE],
])("redirects a payment to %s only if it is allowed", async (paymentUrl, location) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const keys: (string | null)[] = [];
  remote.intercept = ({ url, method, headers }) => {
    if (method !== "POST" || !new URL(url).pathname.endsWith("/purchase")) return null;
    keys.push(headers.get("idempotency-key"));
    return Response.json({ data: { completed: false, paymentUrl }, errors: [] });
  };
  expect(await buy()).toMatchObject({ status: 302, location });
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}\.[\w-]{36}$/)]);
  expect(warn).toHaveBeenCalledTimes(location === PAGE ? 1 : 0);
  warn.mockRestore();
});
