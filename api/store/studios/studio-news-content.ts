import { and, eq } from "drizzle-orm";
import { studioNewsContent, type StudioNewsContent } from "~contract/entities/studio-news";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { drafts } from "../../db/schema/drafts";
import { studioNews } from "../../db/schema/studio-news";
import { isDraftOf } from "../drafts/content-details";
import type { ContentKind } from "../drafts/content-kind";

export type StudioNewsRow = typeof studioNews.$inferSelect;

/** Rules: docs/product/news.md. */
export const STUDIO_NEWS_KIND: ContentKind<StudioNewsContent> = {
  name: "studio-news",
  schema: studioNewsContent,
  notFound: "news_not_found",
  titleOf: ({ title }) => title.en,
  read: readStudioNews,
  check: checkStudioNews,
  publish: publishStudioNews,
  archive: archiveStudioNews,
};

async function readStudioNews(database: Database, newsId: string): Promise<StudioNewsContent | null> {
  const row = await findRow(database, newsId);
  return row?.isPublished ? toStudioNewsContent(row) : null;
}

export async function readArchivedStudioNews(database: Database, newsId: string): Promise<StudioNewsContent | null> {
  const row = await findRow(database, newsId);
  return row && !row.isPublished ? toStudioNewsContent(row) : null;
}

async function findRow(database: Database, newsId: string): Promise<StudioNewsRow | undefined> {
  const [row] = await database.select().from(studioNews).where(eq(studioNews.newsId, newsId));
  return row;
}

export function toStudioNewsContent({ studioId, title, text, gameId }: StudioNewsRow): StudioNewsContent {
  return studioNewsContent.parse({ studioId, title, text, gameId });
}

async function checkStudioNews(
  transaction: Database,
  newsId: string,
  { studioId, gameId }: StudioNewsContent,
): Promise<void> {
  if ((await transaction.$count(studios, eq(studios.studioId, studioId))) === 0) {
    throw new ApiFailure("studio_not_found");
  }
  const before = await findStudioOf(transaction, newsId);
  if (before !== undefined && before !== studioId) throw new ApiFailure("news_studio_changed");
  if (gameId === null) return;
  const isOwn = and(eq(games.gameId, gameId), eq(games.studioId, studioId));
  if ((await transaction.$count(games, isOwn)) === 0) throw new ApiFailure("news_game_unknown");
}

/** That of what was published, or of the draft that it began as. */
async function findStudioOf(transaction: Database, newsId: string): Promise<string | undefined> {
  const row = await findRow(transaction, newsId);
  if (row) return row.studioId;
  const [draft] = await transaction
    .select({ content: drafts.content })
    .from(drafts)
    .where(isDraftOf(STUDIO_NEWS_KIND, newsId));
  return draft && studioNewsContent.parse(draft.content).studioId;
}

/** The date of the first publication stays. */
async function publishStudioNews(transaction: Database, newsId: string, content: StudioNewsContent): Promise<void> {
  const row = { ...content, isPublished: true };
  await transaction
    .insert(studioNews)
    .values({ ...row, newsId, publishedAt: new Date() })
    .onConflictDoUpdate({ target: studioNews.newsId, set: row });
}

async function archiveStudioNews(transaction: Database, newsId: string): Promise<void> {
  await transaction.update(studioNews).set({ isPublished: false }).where(eq(studioNews.newsId, newsId));
}
