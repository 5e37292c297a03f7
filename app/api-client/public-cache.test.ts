import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getChallenge } from "~contract/calls/challenges";
import { getProfile } from "~contract/calls/profile";
import { getSessionStatus, logOut } from "~contract/calls/session";
import { startPlay } from "~contract/calls/play";
import { ClientError, ServerError } from "./errors";
import { createPublicCache, isPublicCall, type PublicCache } from "./public-cache.server";

const HOUR_MS = 3_600_000;
const REQUEST = { call: "getGame", method: "GET", url: "http://api.test/" };
const respond = (data: unknown, bytes = 10) => Promise.resolve({ data, bytes });
const outage = () => Promise.reject(new ServerError(503, REQUEST));
let cache: PublicCache;
const dataOf = async (address: string, load: Parameters<PublicCache["get"]>[1]) =>
  (await cache.get(address, load)).data;

beforeEach(() => {
  cache = createPublicCache();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function advanceTime(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
}

describe("the public cache", () => {
  it("calls the API once for concurrent and immediately following requests", async () => {
    const load = vi.fn(() => respond("games"));
    const concurrent = await Promise.all([dataOf("/together", load), dataOf("/together", load)]);
    advanceTime(3_900);
    expect([...concurrent, await dataOf("/together", load)]).toEqual(["games", "games", "games"]);
    expect(load).toHaveBeenCalledOnce();
  });

  it("calls the API again after four seconds", async () => {
    await cache.get("/later", () => respond("old"));
    advanceTime(4_100);
    expect(await dataOf("/later", () => respond("new"))).toBe("new");
  });

  it("returns the stale response during an outage for a day at most", async () => {
    await cache.get("/outage", () => respond("old"));
    advanceTime(23 * HOUR_MS);
    await expect(cache.get("/outage", outage)).rejects.toThrow("503");
    expect(cache.peek("/outage")).toMatchObject({ data: "old" });
    advanceTime(2 * HOUR_MS);
    expect(cache.peek("/outage")).toBeUndefined();
  });

  it("waits a second for a new response before it returns the stale one", async () => {
    await cache.get("/slow", () => respond("old"));
    advanceTime(4_100);
    const pending = dataOf("/slow", () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await pending).toBe("old");
  });

  it("removes a response when the API returns not found", async () => {
    await cache.get("/gone", () => respond("game"));
    advanceTime(4_100);
    const refusal = () => Promise.reject(new ClientError(404, [{ code: "game_not_found" }], REQUEST));
    await expect(cache.get("/gone", refusal)).rejects.toThrow("game_not_found");
    expect(cache.peek("/gone")).toBeUndefined();
  });

  it("rejects without a cached response, and does not cache the failure", async () => {
    await expect(cache.get("/never", outage)).rejects.toThrow("503");
    expect(await dataOf("/never", () => respond("back"))).toBe("back");
  });

  it("evicts the least recently used responses beyond the size limit", async () => {
    const MEBIBYTE = 1024 * 1024;
    for (let index = 0; index < 20; index += 1) {
      await cache.get(`/long/${String(index)}`, () => respond(index, MEBIBYTE));
    }
    const cached = Array.from({ length: 20 }, (_, index) => cache.peek(`/long/${String(index)}`)?.data);
    expect(cached.filter((data) => data !== undefined)).toEqual(Array.from({ length: 16 }, (_, index) => index + 4));
  });
});

it("caches public calls of the catalogue only, not of sessions or players, nor changes", () => {
  expect(isPublicCall(getChallenge)).toBe(true);
  for (const call of [getSessionStatus, logOut, getProfile, startPlay]) expect(isPublicCall(call)).toBe(false);
});
