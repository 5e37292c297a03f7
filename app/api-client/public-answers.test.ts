import { afterEach, describe, expect, it, vi } from "vitest";
import { ClientError, ServerError } from "./errors";
import { publicAnswer } from "./public-answers.server";

const LATER_MS = 60_000;
const REQUEST = { method: "GET", url: "http://api.test/" };
const outage = () => Promise.reject(new ServerError(503, REQUEST));

afterEach(() => {
  vi.useRealTimers();
});

function later() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + LATER_MS });
}

describe("publicAnswer", () => {
  it("asks once for visitors who come together and soon after", async () => {
    const ask = vi.fn(() => Promise.resolve("games"));
    const together = await Promise.all([publicAnswer("/together", ask), publicAnswer("/together", ask)]);
    expect([...together, await publicAnswer("/together", ask)]).toEqual(["games", "games", "games"]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("asks again later, and gives the old answer in an outage", async () => {
    await publicAnswer("/later", () => Promise.resolve("old"));
    later();
    expect(await publicAnswer("/later", outage)).toBe("old");
    expect(await publicAnswer("/later", () => Promise.resolve("new"))).toBe("new");
  });

  it("does not show what the API says is gone", async () => {
    await publicAnswer("/gone", () => Promise.resolve("game"));
    later();
    const refusal = () => Promise.reject(new ClientError(404, [{ code: "game_not_found" }], REQUEST));
    await expect(publicAnswer("/gone", refusal)).rejects.toThrow("game_not_found");
  });

  it("fails where there is nothing to give, and remembers no failure", async () => {
    await expect(publicAnswer("/never", outage)).rejects.toThrow("503");
    expect(await publicAnswer("/never", () => Promise.resolve("back"))).toBe("back");
  });
});
