import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { Attribute } from "~contract/entities/attribute";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Tag } from "~contract/entities/tag";
import { feedEntries, feedEntryVotes } from "../../db/schema/content";
import { loadChallenges } from "../challenges/challenges";
import type { VoteState } from "./feed-votes";
import { loadGames } from "./game-summaries";
import { storedPictureUrl, uploadedPictureId, uploadedVariantsOf } from "./pictures";
import type { QueryContext } from "../query-context";
import { loadTags } from "./tags";

export type EntryRow = {
  entry: Omit<typeof feedEntries.$inferSelect, "votes">;
  feedVersion: number;
  gameOfChallenge: string | null;
};

type EntryContent = { game: Game } | { challenge: Challenge } | { tag: Tag } | { customContentItemType: string };
const NO_VOTES: VoteState = { votes: 0, hasVotedFor: false };
/** No account has this id. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export type EntryResponse = { entryId: string; attributes: Attribute[] } & EntryContent;

export async function toFeedEntries<Row extends EntryRow>(
  context: QueryContext,
  rows: Row[],
): Promise<{ row: Row; feedEntry: EntryResponse | null }[]> {
  const contentOf = await loadContents(context, rows);
  return rows.map((row) => {
    const content = contentOf(row);
    const { entryId, attributes } = row.entry;
    const withUrls = attributes.map((attribute) => withMediaBase(context, attribute));
    return { row, feedEntry: content && { entryId, attributes: withUrls, ...content } };
  });
}

async function loadContents(context: QueryContext, rows: EntryRow[]): Promise<(row: EntryRow) => EntryContent | null> {
  const idsOf = (key: "challengeId" | "tagId") => [...new Set(rows.flatMap(({ entry }) => entry[key] ?? []))];
  const gameIds = rows.flatMap(({ entry, gameOfChallenge }) => entry.gameId ?? gameOfChallenge ?? []);
  const loadedGames = loadGames(context, gameIds);
  const [games, challengesById, tags, votes] = await Promise.all([
    loadedGames,
    loadChallenges(context, idsOf("challengeId"), loadedGames),
    loadTags(context, idsOf("tagId")),
    loadVotes(context, rows),
  ]);
  return ({ entry, feedVersion }) => {
    const { gameId, challengeId, tagId, customType, entryId, feedId } = entry;
    const game = gameId === null ? undefined : games.get(gameId)?.summary;
    const feedEntry = { feedId, feedVersion: String(feedVersion), entryId, ...(votes.get(entryId) ?? NO_VOTES) };
    if (game) return { game: { ...game, feedEntry } };
    const challenge = challengeId === null ? undefined : challengesById.get(challengeId);
    if (challenge) return { challenge };
    const tag = tagId === null ? undefined : tags.get(tagId);
    if (tag) return { tag };
    return customType === null ? null : { customContentItemType: customType };
  };
}

async function loadVotes({ database, viewer }: QueryContext, rows: EntryRow[]): Promise<Map<string, VoteState>> {
  const entryIds = rows.filter(({ entry }) => entry.gameId !== null).map(({ entry }) => entry.entryId);
  if (entryIds.length === 0) return new Map();
  const ownVotes = database
    .select({ entryId: feedEntryVotes.entryId })
    .from(feedEntryVotes)
    .where(and(eq(feedEntryVotes.entryId, feedEntries.entryId), eq(feedEntryVotes.userId, viewer?.userId ?? NOBODY)));
  const counted = await database
    .select({ entryId: feedEntries.entryId, votes: feedEntries.votes, hasVotedFor: sql<boolean>`${exists(ownVotes)}` })
    .from(feedEntries)
    .where(inArray(feedEntries.entryId, entryIds));
  return new Map(counted.map(({ entryId, ...state }) => [entryId, state]));
}

function withMediaBase({ mediaBaseUrl }: QueryContext, attribute: Attribute): Attribute {
  if (attribute.type !== "ASSET") return attribute;
  const { url, variants } = attribute;
  return {
    ...attribute,
    url: storedPictureUrl(mediaBaseUrl, url),
    variants: uploadedPictureId(url) === null ? variants : uploadedVariantsOf(mediaBaseUrl, url),
  };
}
