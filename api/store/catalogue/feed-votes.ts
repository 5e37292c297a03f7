import { and, eq, sql } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { feedEntries, feedEntryVotes, feeds } from "../../db/schema/content";

export type VoteState = { votes: number; hasVotedFor: boolean };

export type Vote = { feedId: string; entryId: string; userId: string };

/** Runs in the caller's transaction, so that vote and counter change together. */
export async function addVote(
  transaction: Database,
  vote: Vote,
  { feedVersion, now }: { feedVersion: string; now: Date },
): Promise<VoteState> {
  const { entryId, userId } = vote;
  const version = await findFeedVersion(transaction, vote);
  if (feedVersion !== String(version)) throw new ApiFailure("version_conflict");
  const added = await transaction
    .insert(feedEntryVotes)
    .values({ entryId, userId, votedAt: now })
    .onConflictDoNothing()
    .returning({ entryId: feedEntryVotes.entryId });
  return { votes: await count(transaction, vote, added.length), hasVotedFor: true };
}

export async function removeVote(database: Database, vote: Vote): Promise<VoteState> {
  return database.transaction(async (transaction) => {
    await findFeedVersion(transaction, vote);
    const removed = await transaction
      .delete(feedEntryVotes)
      .where(and(eq(feedEntryVotes.entryId, vote.entryId), eq(feedEntryVotes.userId, vote.userId)))
      .returning({ entryId: feedEntryVotes.entryId });
    return { votes: await count(transaction, vote, -removed.length), hasVotedFor: false };
  });
}

async function findFeedVersion(transaction: Database, { feedId, entryId }: Vote): Promise<number> {
  const [feed] = await transaction
    .select({ version: feeds.version, entryId: feedEntries.entryId })
    .from(feeds)
    .leftJoin(feedEntries, and(eq(feedEntries.feedId, feeds.feedId), eq(feedEntries.entryId, entryId)))
    .where(eq(feeds.feedId, feedId));
  if (!feed) throw new ApiFailure("feed_not_found");
  if (feed.entryId === null) throw new ApiFailure("feed_entry_not_found");
  return feed.version;
}

/** The database adds, so that concurrent votes all count. */
async function count(transaction: Database, { entryId }: Vote, change: number): Promise<number> {
  const [entry] = await transaction
    .update(feedEntries)
    .set({ votes: sql`${feedEntries.votes} + ${change}` })
    .where(eq(feedEntries.entryId, entryId))
    .returning({ votes: feedEntries.votes });
  if (!entry) throw new ApiFailure("feed_entry_not_found");
  return entry.votes;
}
