import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankSimilar, tagWeight, type SimilaritySources } from "./similarity-ranking";

const NO_SOURCES: SimilaritySources = {
  studioMates: [],
  tagMatches: [],
  totalWeight: 1,
  playedTogether: [],
  sampledPlayers: 10,
};

describe("rankSimilar", () => {
  it("returns the strongest of several reasons and adds up all of them", () => {
    const sources = {
      ...NO_SOURCES,
      studioMates: ["both", "studio"],
      tagMatches: [
        { gameId: "tags", weight: 0.8, tagIds: ["rare", "common"] },
        { gameId: "both", weight: 0.4, tagIds: ["common"] },
      ],
      playedTogether: [
        { gameId: "played", players: 6 },
        { gameId: "tags", players: 2 },
      ],
    };
    expect(rankSimilar(sources, 12)).toEqual([
      { gameId: "tags", code: "SHARED_TAGS", tagIds: ["rare", "common"] },
      { gameId: "both", code: "SAME_STUDIO", tagIds: [] },
      { gameId: "played", code: "PLAYED_TOGETHER", tagIds: [] },
      { gameId: "studio", code: "SAME_STUDIO", tagIds: [] },
    ]);
  });

  it("returns every game once, and at most as many as the limit", () => {
    const gameIds = fc.array(fc.integer({ min: 0, max: 9 }).map(String));
    fc.assert(
      fc.property(gameIds, gameIds, fc.integer({ min: 0, max: 12 }), (mates, played, limit) => {
        const playedTogether = played.map((gameId) => ({ gameId, players: 3 }));
        const ranked = rankSimilar({ ...NO_SOURCES, studioMates: mates, playedTogether }, limit).map(
          ({ gameId }) => gameId,
        );
        expect(new Set(ranked).size).toBe(ranked.length);
        expect(ranked).toHaveLength(Math.min(limit, new Set([...mates, ...played]).size));
      }),
    );
  });
});

it("gives a tag less weight the more games have it", () => {
  const count = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(fc.property(count, count, (one, other) => one >= other || tagWeight(one) > tagWeight(other)));
});
