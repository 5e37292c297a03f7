import type { Game } from "~contract/entities/game";

/** An entry of a feed that players vote for. */
export type VoteView = { feedId: string; feedVersion: string; entryId: string; votes: number; hasVotedFor: boolean };

/** What a vote form is told about its change. */
export type VoteAnswer = { ok: true; votes: number; hasVotedFor: boolean } | { ok: false; error: string };

/** The vote of a game's place in a feed; null where it stands in none. */
export function toVote({ feedEntry }: Pick<Game, "feedEntry">): VoteView | null {
  return feedEntry ?? null;
}
