import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { patchDataLoads } from "~/framework-internals/data-loads";

const request = vi.fn<typeof fetch>();
const originalFetch = window.fetch;
const data = new URL("https://portal.example/games/a.data");
const navigation = { state: "idle" };

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset();
  navigation.state = "idle";
  vi.stubGlobal("__remixRouter", { state: { navigation } });
  window.fetch = request;
  patchDataLoads();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.fetch = originalFetch;
});

const offline = () => request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
const online = (body: BodyInit = "data") => request.mockResolvedValueOnce(new Response(body, { status: 202 }));

it("retries a load in the background with longer and longer delays", async () => {
  offline();
  offline();
  online();
  const loaded = window.fetch(data, {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  const response = await loaded;
  expect([response.status, await response.text()]).toEqual([202, "data"]);
  expect(request).toHaveBeenCalledTimes(3);
});

it("retries as soon as the network is back", async () => {
  offline();
  online();
  const loaded = window.fetch(data, {});
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event("online"));
  expect((await loaded).status).toBe(202);
});

it("retries a load whose connection ended within the body", async () => {
  online(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("da"));
        controller.error(new TypeError("network error"));
      },
    }),
  );
  online();
  const loaded = window.fetch(data, {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await (await loaded).text()).toBe("data");
});

it("ends when the router aborts the load", async () => {
  offline();
  request.mockRejectedValueOnce(new DOMException("aborted", "AbortError"));
  const aborted = new AbortController();
  const loaded = window.fetch(data, { signal: aborted.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  aborted.abort();
  expect(await loaded).toMatchObject({ name: "AbortError" });
});

it("does not retry navigation, actions and other requests", async () => {
  for (const [input, init] of [
    [data, { method: "POST" }],
    [new URL("https://portal.example/locales/en.json"), {}],
    ["/api/ping/", {}],
  ] as const) {
    offline();
    await expect(window.fetch(input, init)).rejects.toThrow("Failed to fetch");
  }
  navigation.state = "loading";
  offline();
  await expect(window.fetch(data, {})).rejects.toThrow("Failed to fetch");
});

it("leaves the decoder no body that a newer load interrupts", async () => {
  navigation.state = "loading";
  const interrupted = new DOMException("BodyStreamBuffer was aborted", "AbortError");
  online(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("da"));
        controller.error(interrupted);
      },
    }),
  );
  await expect(window.fetch(data, {})).rejects.toBe(interrupted);
  expect(request).toHaveBeenCalledOnce();
});
