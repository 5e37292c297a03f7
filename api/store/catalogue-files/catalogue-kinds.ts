import { and, asc, eq } from "drizzle-orm";
import {
  challengeFacts,
  studioNewsFacts,
  tagFacts,
  type ChallengeFacts,
  type StudioNewsFacts,
  type TagFacts,
} from "~contract/entities/catalogue-facts";
import type { ChallengeContent } from "~contract/entities/challenge-content";
import { LEGAL_TEXT_IDS } from "~contract/entities/legal-content";
import { SITE_SETTINGS_ID } from "~contract/entities/site-content";
import type { StudioNewsContent } from "~contract/entities/studio-news";
import { tagContent, type TagContent } from "~contract/entities/tag-content";
import type { Database } from "../../db/database";
import { games, studios, tagAliases, tags, tracks } from "../../db/schema/catalogue";
import { configurations } from "../../db/schema/content";
import { stickers } from "../../db/schema/money";
import { quests } from "../../db/schema/quests";
import { challenges } from "../../db/schema/scores";
import { studioNews } from "../../db/schema/studio-news";
import { TAG_KIND, toTagContent } from "../catalogue/tag-content";
import { CHALLENGE_KIND, toChallengeContent } from "../challenges/challenge-content";
import { GAME_KIND } from "../developer-games/game-kind";
import { STICKER_KIND, toStickerContent } from "../money/sticker-content";
import { PAGE_KIND } from "../pages/page-content";
import { QUEST_KIND } from "../quests/quest-content";
import { toQuestContent } from "../quests/quest-rows";
import { LEGAL_TEXT_KIND } from "../site/legal-text";
import { SITE_KIND } from "../site/site-content";
import { STUDIO_KIND } from "../studios/studio-entry";
import { readArchivedStudioNews, STUDIO_NEWS_KIND } from "../studios/studio-news-content";
import { contentPieces, type PieceFacts } from "./content-pieces";
import { withControlsInContent } from "./game-controls-piece";
import { GAME_FACTS } from "./game-facts";
import { CatalogueFailure, type Piece, type PieceKind } from "./piece-kind";
import { QUEST_COLLECTION_PIECES, SHARED_CONTENT_PIECES, STUDIO_PIECES } from "./row-pieces";

const TAG_FACTS: PieceFacts<TagFacts, TagContent> = {
  schema: tagFacts,
  read: async (database, id) => {
    const rows = await database
      .select({ alias: tagAliases.alias })
      .from(tagAliases)
      .where(eq(tagAliases.tagId, id))
      .orderBy(asc(tagAliases.alias));
    return { aliases: rows.map(({ alias }) => alias) };
  },
  merge: ({ aliases }, current) => ({ aliases: [...new Set([...aliases, ...current.aliases])].sort() }),
  after: async ({ transaction, id, facts: { aliases } }) => {
    for (const alias of aliases) {
      const row = { alias, tagId: id };
      await transaction.insert(tagAliases).values(row).onConflictDoUpdate({ target: tagAliases.alias, set: row });
    }
  },
};

/** A tag below another one comes after it. */
function parentsFirst(pieces: readonly Piece[]): Piece[] {
  const isBelow = ({ published, hidden }: Piece) =>
    tagContent.nullable().parse(published ?? hidden)?.parentTagId != null;
  return [...pieces.filter((piece) => !isBelow(piece)), ...pieces.filter(isBelow)];
}

const CHALLENGE_FACTS: PieceFacts<ChallengeFacts, ChallengeContent> = {
  schema: challengeFacts,
  read: async (database, id) => {
    const [row] = await database.select().from(challenges).where(eq(challenges.challengeId, id));
    if (!row) return null;
    const { shortId, trackId, releaseId, createdAt } = row;
    return { shortId, trackId, releaseId, createdAt: createdAt.toISOString() };
  },
  after: async ({ transaction, id, facts: { createdAt, ...facts }, content }) => {
    const [taken] = await transaction.select().from(challenges).where(eq(challenges.shortId, facts.shortId));
    if (taken && taken.challengeId !== id) {
      throw new CatalogueFailure("short_id_taken", { field: "facts.shortId", detail: facts.shortId });
    }
    const ofGame = and(eq(tracks.trackId, facts.trackId), eq(tracks.gameId, content?.gameId ?? id));
    if ((await transaction.$count(tracks, ofGame)) === 0) {
      throw new CatalogueFailure("track_unknown", { field: "facts.trackId", detail: facts.trackId });
    }
    const row = { ...facts, createdAt: new Date(createdAt) };
    await transaction.update(challenges).set(row).where(eq(challenges.challengeId, id));
  },
};

const STUDIO_NEWS_FACTS: PieceFacts<StudioNewsFacts, StudioNewsContent> = {
  schema: studioNewsFacts,
  read: async (database, id) => {
    const [row] = await database.select().from(studioNews).where(eq(studioNews.newsId, id));
    return row ? { publishedAt: row.publishedAt.toISOString() } : null;
  },
  after: async ({ transaction, id, facts: { publishedAt } }) => {
    const row = { publishedAt: new Date(publishedAt) };
    await transaction.update(studioNews).set(row).where(eq(studioNews.newsId, id));
  },
};

async function readArchivedTag(database: Database, id: string): Promise<TagContent | null> {
  const [row] = await database.select().from(tags).where(eq(tags.tagId, id));
  return row && !row.isPublished ? toTagContent(row) : null;
}

async function readArchivedChallenge(database: Database, id: string): Promise<ChallengeContent | null> {
  const [row] = await database.select().from(challenges).where(eq(challenges.challengeId, id));
  return row && !row.isPublished ? toChallengeContent(row) : null;
}

/** Codes are in no file: their quests are named when they come without (write-pieces.ts). */
const { assertReady: _, ...QUESTS_BUT_CODES } = QUEST_KIND;

async function readArchivedQuest(database: Database, id: string) {
  const [row] = await database.select().from(quests).where(eq(quests.questId, id));
  return row && !row.isPublished ? toQuestContent(row) : null;
}

async function readArchivedSticker(database: Database, id: string) {
  const [row] = await database.select().from(stickers).where(eq(stickers.stickerId, id));
  return row && !row.isPublished ? toStickerContent(row) : null;
}

/** In this order, so that each finds what it refers to. */
export const PIECE_KINDS: readonly PieceKind[] = [
  STUDIO_PIECES,
  contentPieces(TAG_KIND, {
    ...{ folder: "tags", facts: TAG_FACTS, readHidden: readArchivedTag, inOrder: parentsFirst },
    key: tags.tagId,
  }),
  withControlsInContent(
    contentPieces(GAME_KIND, {
      ...{ folder: "games", facts: GAME_FACTS },
      key: games.gameId,
    }),
  ),
  contentPieces(STUDIO_KIND, {
    folder: "studio-texts",
    key: studios.studioId,
  }),
  contentPieces(STUDIO_NEWS_KIND, {
    ...{ folder: "studio-news", facts: STUDIO_NEWS_FACTS, readHidden: readArchivedStudioNews },
    key: studioNews.newsId,
  }),
  contentPieces(CHALLENGE_KIND, {
    ...{ folder: "challenges", facts: CHALLENGE_FACTS, readHidden: readArchivedChallenge },
    key: challenges.challengeId,
  }),
  QUEST_COLLECTION_PIECES,
  SHARED_CONTENT_PIECES,
  contentPieces(QUESTS_BUT_CODES, {
    ...{ folder: "quests", readHidden: readArchivedQuest },
    key: quests.questId,
  }),
  contentPieces(STICKER_KIND, {
    ...{ folder: "stickers", readHidden: readArchivedSticker },
    key: stickers.stickerId,
  }),
  contentPieces(PAGE_KIND, {
    folder: "pages",
    key: configurations.configurationId,
  }),
  contentPieces(SITE_KIND, { folder: "site", ids: [SITE_SETTINGS_ID] }),
  contentPieces(LEGAL_TEXT_KIND, {
    folder: "legal-texts",
    ids: Object.values(LEGAL_TEXT_IDS),
  }),
];
