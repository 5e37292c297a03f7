import type { Similarity } from "~contract/entities/similar-game";

export type TagCount = { tagId: string; games: number };
/** `weight` is the sum of the shared tags' weights; `tagIds` begins with the rarest. */
export type TagMatch = { gameId: string; weight: number; tagIds: string[] };
export type PlayedTogether = { gameId: string; players: number };

export type SimilaritySources = {
  studioMates: readonly string[];
  tagMatches: readonly TagMatch[];
  totalWeight: number;
  playedTogether: readonly PlayedTogether[];
  sampledPlayers: number;
};

export type RankedGame = { gameId: string; code: Similarity["code"]; tagIds: string[] };

/** The same studio counts as much as about half of the tags. */
const STUDIO_WEIGHT = 0.5;

export function tagWeight(games: number): number {
  return 1 / Math.log(Math.E + games);
}

/** Each kind of similarity counts from 0 to 1; they add up, and the strongest becomes the reason. */
export function rankSimilar(sources: SimilaritySources, limit: number): RankedGame[] {
  const { studioMates, tagMatches, totalWeight, playedTogether, sampledPlayers } = sources;
  const found = new Map<string, RankedGame & { score: number; strongest: number }>();
  const add = (gameId: string, weight: number, code: Similarity["code"], tagIds: string[] = []) => {
    const existing = found.get(gameId);
    const score = (existing?.score ?? 0) + weight;
    if (existing && existing.strongest >= weight) existing.score = score;
    else found.set(gameId, { gameId, code, tagIds, score, strongest: weight });
  };
  for (const { gameId, weight, tagIds } of tagMatches) add(gameId, weight / totalWeight, "SHARED_TAGS", tagIds);
  for (const gameId of studioMates) add(gameId, STUDIO_WEIGHT, "SAME_STUDIO");
  for (const { gameId, players } of playedTogether) add(gameId, players / sampledPlayers, "PLAYED_TOGETHER");
  return [...found.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ gameId, code, tagIds }) => ({ gameId, code, tagIds }));
}
