import { describe, expect, it } from "vitest";
import { toWinners } from "./winners";

describe("toWinners", () => {
  it("has scores of the challenge's type, and nobody before the announcement", () => {
    const winners = [{ rank: 1, username: "juno", score: 31_480 }];
    const [row] = toWinners({ winners, type: "duration" });
    expect(row).toEqual({ rank: 1, rankText: "1", username: "juno", score: "0:31.48" });
    expect(toWinners({ winners, type: "points" })[0]?.score).toBe("31\u00a0480");
    expect(toWinners({ winners: undefined, type: "points" })).toEqual([]);
  });
});
