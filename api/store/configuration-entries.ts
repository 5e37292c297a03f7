import { asc, count, eq } from "drizzle-orm";
import type { Attribute } from "~contract/entities/attribute";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Tag } from "~contract/entities/tag";
import { feedEntries, sections } from "../db/schema/content";
import { challenges } from "../db/schema/scores";
import { loadChallenges } from "./challenges";
import { loadGames } from "./game-summaries";
import type { PageWindow } from "./paging";
import { storedPictureUrl } from "./pictures";
import type { Reading } from "./reading";
import { loadTags } from "./tags";

type EntryRow = typeof feedEntries.$inferSelect;

type EntryContent = { game: Game } | { challenge: Challenge } | { tag: Tag } | { customContentItemType: string } | null;

export type EntryOfSection = {
  sectionId: string;
  feedEntry: { entryId: string; attributes: Attribute[] } & NonNullable<EntryContent>;
};

/** One page of the entries of a configuration's feeds, each with the section that shows it. */
export async function loadFeedEntries(
  reading: Reading,
  configurationId: string,
  { pageSize, offset }: PageWindow,
): Promise<{ page: EntryOfSection[]; totalItems: number }> {
  const { database } = reading;
  const ofConfiguration = eq(sections.configurationId, configurationId);
  const [rows, [total]] = await Promise.all([
    database
      .select({ sectionId: sections.sectionId, entry: feedEntries, gameOfChallenge: challenges.gameId })
      .from(sections)
      .innerJoin(feedEntries, eq(feedEntries.feedId, sections.feedId))
      .leftJoin(challenges, eq(challenges.challengeId, feedEntries.challengeId))
      .where(ofConfiguration)
      .orderBy(asc(sections.position), asc(feedEntries.position), asc(feedEntries.entryId))
      .limit(pageSize)
      .offset(offset),
    database
      .select({ entries: count() })
      .from(sections)
      .innerJoin(feedEntries, eq(feedEntries.feedId, sections.feedId))
      .where(ofConfiguration),
  ]);
  const contentOf = await loadContents(reading, rows);
  const page = rows.flatMap(({ sectionId, entry }) => {
    const content = contentOf(entry);
    if (!content) return [];
    const attributes = entry.attributes.map((attribute) => withMediaBase(reading, attribute));
    return [{ sectionId, feedEntry: { entryId: entry.entryId, attributes, ...content } }];
  });
  return { page, totalItems: total?.entries ?? 0 };
}

/** Loads what the entries show; an entry whose game or challenge is not published shows nothing. */
async function loadContents(
  reading: Reading,
  rows: { entry: EntryRow; gameOfChallenge: string | null }[],
): Promise<(entry: EntryRow) => EntryContent> {
  const idsOf = (key: "challengeId" | "tagId") => [...new Set(rows.flatMap(({ entry }) => entry[key] ?? []))];
  const gameIds = rows.flatMap(({ entry, gameOfChallenge }) => entry.gameId ?? gameOfChallenge ?? []);
  const loadedGames = loadGames(reading, gameIds);
  const [games, challengesById, tags] = await Promise.all([
    loadedGames,
    loadChallenges(reading, idsOf("challengeId"), loadedGames),
    loadTags(reading, idsOf("tagId")),
  ]);
  return ({ gameId, challengeId, tagId, customType }) => {
    const game = gameId === null ? undefined : games.get(gameId)?.summary;
    if (game) return { game };
    const challenge = challengeId === null ? undefined : challengesById.get(challengeId);
    if (challenge) return { challenge };
    const tag = tagId === null ? undefined : tags.get(tagId);
    if (tag) return { tag };
    return customType === null ? null : { customContentItemType: customType };
  };
}

function withMediaBase({ mediaBaseUrl }: Reading, attribute: Attribute): Attribute {
  if (attribute.type !== "ASSET") return attribute;
  return { ...attribute, url: storedPictureUrl(mediaBaseUrl, attribute.url) };
}
