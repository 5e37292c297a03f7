import { describe, expect, it } from "vitest";
import { scoreHash } from "./score-hash.server";

describe("scoreHash", () => {
  it("is the SHA-1 of the four parts, written one after the other", () => {
    // printf 'gct12' | sha1sum
    expect(scoreHash({ gameId: "g", challengeId: "c", trackId: "t", score: 12 })).toBe(
      "3c0b3d19df1fd3d9949eea971970e615be7bca0f",
    );
  });
});
