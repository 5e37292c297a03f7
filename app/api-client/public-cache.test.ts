import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getChallenge } from "~contract/calls/challenges";
import { getProfile } from "~contract/calls/profile";
import { getSessionStatus, logOut } from "~contract/calls/session";
import { startPlay } from "~contract/calls/play";
import { ClientError, ServerError } from "./errors";
import { createPublicCache, isPublicCall, type PublicCache } from "./public-cache.server";

const HOUR_MS = 3_600_000;
const REQUEST = { call: "getGame", method: "GET", url: "http://api.test/" };
const answer = (data: unknown, bytes = 10) => Promise.resolve({ data, bytes });
const outage = () => Promise.reject(new ServerError(503, REQUEST));
let answers: PublicCache;
const dataOf = async (address: string, ask: Parameters<PublicCache["give"]>[1]) =>
  (await answers.give(address, ask)).data;

beforeEach(() => {
  answers = createPublicCache();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function later(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
}

describe("the public cache", () => {
  it("calls the API once for concurrent and immediately following requests", async () => {
    const ask = vi.fn(() => answer("games"));
    const together = await Promise.all([dataOf("/together", ask), dataOf("/together", ask)]);
    later(9_000);
    expect([...together, await dataOf("/together", ask)]).toEqual(["games", "games", "games"]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("calls the API again after ten seconds", async () => {
    await answers.give("/later", () => answer("old"));
    later(11_000);
    expect(await dataOf("/later", () => answer("new"))).toBe("new");
  });

  it("returns the stale response during an outage for a day at most", async () => {
    await answers.give("/outage", () => answer("old"));
    later(23 * HOUR_MS);
    await expect(answers.give("/outage", outage)).rejects.toThrow("503");
    expect(answers.held("/outage")).toMatchObject({ data: "old" });
    later(2 * HOUR_MS);
    expect(answers.held("/outage")).toBeUndefined();
  });

  it("waits a second for a new response before it returns the stale one", async () => {
    await answers.give("/slow", () => answer("old"));
    later(11_000);
    const asked = dataOf("/slow", () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toBe("old");
  });

  it("removes a response when the API returns not found", async () => {
    await answers.give("/gone", () => answer("game"));
    later(11_000);
    const refusal = () => Promise.reject(new ClientError(404, [{ code: "game_not_found" }], REQUEST));
    await expect(answers.give("/gone", refusal)).rejects.toThrow("game_not_found");
    expect(answers.held("/gone")).toBeUndefined();
  });

  it("rejects without a cached response, and does not cache the failure", async () => {
    await expect(answers.give("/never", outage)).rejects.toThrow("503");
    expect(await dataOf("/never", () => answer("back"))).toBe("back");
  });

  it("evicts the least recently used responses beyond the size limit", async () => {
    const MEBIBYTE = 1024 * 1024;
    for (let index = 0; index < 20; index += 1) {
      await answers.give(`/long/${String(index)}`, () => answer(index, MEBIBYTE));
    }
    const held = Array.from({ length: 20 }, (_, index) => answers.held(`/long/${String(index)}`)?.data);
    expect(held.filter((data) => data !== undefined)).toEqual(Array.from({ length: 16 }, (_, index) => index + 4));
  });
});

it("caches public calls of the catalogue only, not of sessions or players, nor changes", () => {
  expect(isPublicCall(getChallenge)).toBe(true);
  for (const call of [getSessionStatus, logOut, getProfile, startPlay]) expect(isPublicCall(call)).toBe(false);
});
