import { describe, expect, it } from "vitest";
import { aGame } from "../../tests/fixtures/a-game";
import { toVote } from "./vote";

const FEED_ENTRY = {
  feedId: "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c01",
  feedVersion: "1",
  entryId: "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c02",
  votes: 12,
  hasVotedFor: true,
};

describe("toVote", () => {
  it("is the vote of the game's feed entry", () => {
    expect(toVote(aGame({ feedEntry: FEED_ENTRY }))).toEqual(FEED_ENTRY);
  });

  it("is null for a game outside feeds", () => {
    expect(toVote(aGame())).toBeNull();
  });
});
