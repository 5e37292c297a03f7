import type { Similarity } from "~contract/entities/similar-game";

export type TagCount = { tagId: string; games: number };
/** `weight` is the sum of the shared tags' weights; `tagIds` begins with the rarest. */
export type TagMatch = { gameId: string; weight: number; tagIds: string[] };
export type PlayedTogether = { gameId: string; players: number };

export type SimilaritySources = {
  studioMates: readonly string[];
  kindred: readonly TagMatch[];
  fullWeight: number;
  playedTogether: readonly PlayedTogether[];
  askedPlayers: number;
};

export type RankedGame = { gameId: string; code: Similarity["code"]; tagIds: string[] };

/** The same studio counts as much as about half of the tags. */
const STUDIO_WORTH = 0.5;

export function tagWeight(games: number): number {
  return 1 / Math.log(Math.E + games);
}

/** Each kind of similarity counts from 0 to 1; they add up, and the strongest becomes the reason. */
export function rankSimilar(likeness: SimilaritySources, most: number): RankedGame[] {
  const { studioMates, kindred, fullWeight, playedTogether, askedPlayers } = likeness;
  const found = new Map<string, RankedGame & { score: number; strongest: number }>();
  const add = (gameId: string, worth: number, code: Similarity["code"], tagIds: string[] = []) => {
    const known = found.get(gameId);
    const score = (known?.score ?? 0) + worth;
    if (known && known.strongest >= worth) known.score = score;
    else found.set(gameId, { gameId, code, tagIds, score, strongest: worth });
  };
  for (const { gameId, weight, tagIds } of kindred) add(gameId, weight / fullWeight, "SHARED_TAGS", tagIds);
  for (const gameId of studioMates) add(gameId, STUDIO_WORTH, "SAME_STUDIO");
  for (const { gameId, players } of playedTogether) add(gameId, players / askedPlayers, "PLAYED_TOGETHER");
  return [...found.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ gameId, code, tagIds }) => ({ gameId, code, tagIds }));
}
