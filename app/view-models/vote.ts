import type { Game } from "~contract/entities/game";

export type VoteView = { feedId: string; feedVersion: string; entryId: string; votes: number; hasVotedFor: boolean };

export type VoteResult = { ok: true; votes: number; hasVotedFor: boolean } | { ok: false; error: string };

export function toVote({ feedEntry }: Pick<Game, "feedEntry">): VoteView | null {
  return feedEntry ?? null;
}
