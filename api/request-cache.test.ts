import { describe, expect, it, vi } from "vitest";
import { runInRequest } from "~observe/request-scope";
import { clearRequestCache, cacheInRequest } from "./request-cache";

const owner = {};

function createLoader(name = "one", of: object = owner) {
  const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
  return { load, get: () => cacheInRequest(of, name, load) };
}

describe("the request cache", () => {
  it("loads once per request, also for concurrent calls, and again in the next request", async () => {
    const { load, get } = createLoader();
    await runInRequest({ requestId: "a" }, async () => {
      expect(await Promise.all([get(), get()])).toEqual([1, 1]);
      expect(await get()).toBe(1);
    });
    await runInRequest({ requestId: "a" }, async () => expect(await get()).toBe(2));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is keyed by name and owner", async () => {
    await runInRequest({ requestId: "a" }, async () => {
      const [first, second, third] = [createLoader(), createLoader("two"), createLoader("one", {})];
      await Promise.all([first.get(), second.get(), third.get()]);
      for (const { load } of [first, second, third]) expect(load).toHaveBeenCalledTimes(1);
    });
  });

  it("can be cleared, and does not cache failures", async () => {
    const { get } = createLoader();
    await runInRequest({ requestId: "a" }, async () => {
      await get();
      clearRequestCache();
      expect(await get()).toBe(2);
      const failing = () => cacheInRequest(owner, "failing", () => Promise.reject(new Error("no")));
      await expect(failing()).rejects.toThrow("no");
      expect(await cacheInRequest(owner, "failing", () => Promise.resolve("there"))).toBe("there");
    });
  });

  it("loads every time outside a request", async () => {
    const { get } = createLoader();
    expect([await get(), await get()]).toEqual([1, 2]);
  });
});
