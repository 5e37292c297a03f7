import { describe, expect, it, vi } from "vitest";
import { runInRequest } from "~observe/request-scope";
import { clearRequestCache, cacheInRequest } from "./request-cache";

const owner = {};

function asking(name = "one", of: object = owner) {
  const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
  return { load, ask: () => cacheInRequest(of, name, load) };
}

describe("the request cache", () => {
  it("loads once per request, also for concurrent calls, and again in the next request", async () => {
    const { load, ask } = asking();
    await runInRequest({ requestId: "a" }, async () => {
      expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
      expect(await ask()).toBe(1);
    });
    await runInRequest({ requestId: "a" }, async () => expect(await ask()).toBe(2));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is keyed by name and owner", async () => {
    await runInRequest({ requestId: "a" }, async () => {
      const [first, second, third] = [asking(), asking("two"), asking("one", {})];
      await Promise.all([first.ask(), second.ask(), third.ask()]);
      for (const { load } of [first, second, third]) expect(load).toHaveBeenCalledTimes(1);
    });
  });

  it("can be cleared, and does not cache failures", async () => {
    const { ask } = asking();
    await runInRequest({ requestId: "a" }, async () => {
      await ask();
      clearRequestCache();
      expect(await ask()).toBe(2);
      const failing = () => cacheInRequest(owner, "failing", () => Promise.reject(new Error("no")));
      await expect(failing()).rejects.toThrow("no");
      expect(await cacheInRequest(owner, "failing", () => Promise.resolve("there"))).toBe("there");
    });
  });

  it("loads every time outside a request", async () => {
    const { ask } = asking();
    expect([await ask(), await ask()]).toEqual([1, 2]);
  });
});
