import { and, desc, eq } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import type { StudioNews } from "~contract/entities/studio-news";
import { games } from "../../db/schema/catalogue";
import { studioNews } from "../../db/schema/studio-news";
import { assertStudio } from "../catalogue/studios";
import { textIn } from "../localized-texts";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import type { QueryContext } from "../query-context";

/** Rules: docs/product/news.md#where-players-read-it. */
export async function listStudioNews(
  context: QueryContext,
  { studioId, ...request }: PageRequest & { studioId: string },
): Promise<{ news: StudioNews[]; pagination: Pagination }> {
  const { database, locale } = context;
  await assertStudio(context, studioId);
  const window = pageWindowOf(request);
  const isSeen = and(eq(studioNews.studioId, studioId), eq(studioNews.isPublished, true));
  const rows = await database
    .select({
      piece: studioNews,
      game: {
        gameId: games.gameId,
        gameShortId: games.shortId,
        title: games.title,
        mangledTitle: games.mangledTitle,
      },
    })
    .from(studioNews)
    .leftJoin(games, and(eq(games.gameId, studioNews.gameId), eq(games.isPublished, true)))
    .where(isSeen)
    .orderBy(desc(studioNews.publishedAt), studioNews.newsId)
    .limit(window.pageSize)
    .offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(studioNews, isSeen));
  return {
    news: rows.map(({ piece: { newsId, title, text, publishedAt }, game }) => ({
      ...{ newsId, title: textIn(title, locale), text: textIn(text, locale) },
      ...{ publishDate: publishedAt.toISOString(), game },
    })),
    pagination: toPagination(window, total),
  };
}
