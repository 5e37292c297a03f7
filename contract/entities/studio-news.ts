import * as z from "zod";
import { dateTime, id, shortId } from "./identifiers";
import { localizedContent } from "./localized-content";

export const MAX_NEWS_TITLE_LENGTH = 80;
export const MAX_NEWS_TEXT_LENGTH = 2_000;

/** What an editor writes of a piece of news (docs/product/news.md#what-a-piece-has). */
export const studioNewsContent = z.strictObject({
  studioId: id,
  title: localizedContent(MAX_NEWS_TITLE_LENGTH),
  /** May have Markdown. */
  text: localizedContent(MAX_NEWS_TEXT_LENGTH),
  /** One of the studio's own. */
  gameId: id.nullable(),
});
export type StudioNewsContent = z.output<typeof studioNewsContent>;

/** As players read it; `publishDate` is its first publication, `game` null while players do not see that game. */
export const studioNews = z.object({
  newsId: id,
  title: z.string(),
  text: z.string(),
  publishDate: dateTime,
  game: z
    .object({ gameId: id, gameShortId: shortId.nullable(), title: z.string(), mangledTitle: z.string() })
    .nullable(),
});
export type StudioNews = z.output<typeof studioNews>;
