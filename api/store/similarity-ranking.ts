import type { Similarity } from "~contract/entities/similar-game";

/** A tag of the game, and how many games have it, counted up to the cap. */
export type TagCount = { tagId: string; games: number };
/** A game that shares tags with the game in question: the sum of their weights, and which, the rarest first. */
export type Kindred = { gameId: string; weight: number; tagIds: string[] };
/** How many of the asked players have played it as well. */
export type PlayedTogether = { gameId: string; players: number };

export type Likeness = {
  studioMates: readonly string[];
  kindred: readonly Kindred[];
  /** What a game with all the tags would weigh. */
  fullWeight: number;
  playedTogether: readonly PlayedTogether[];
  /** How many players were asked what else they play. */
  askedPlayers: number;
};

export type RankedGame = { gameId: string; code: Similarity["code"]; tagIds: string[] };

/** A studio's other games count as much as sharing about half of what the tags weigh. */
const STUDIO_WORTH = 0.5;

/** A rare tag says more than a common one: the weight falls with the logarithm of the number of games that have it. */
export function tagWeight(games: number): number {
  return 1 / Math.log(Math.E + games);
}

/**
 * The most similar games first: each kind of likeness counts from 0 to 1, what is alike in several ways adds up, and the
 * strongest of them is the reason that is told.
 */
export function rankSimilar(likeness: Likeness, most: number): RankedGame[] {
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
