import { formatDate } from "~/i18n/format-date";
import { paths } from "~/paths";
import { cleanDescription } from "~/rules/game-description";
import type { StudioNews } from "~contract/entities/studio-news";
import { toSafeHtml, type SafeHtml } from "./safe-html";
import type { ViewContext } from "./view-context";

export type StudioNewsView = {
  id: string;
  title: string;
  publishDate: string;
  date: string;
  /** Null for text that nobody could read. */
  text: SafeHtml | null;
  game: { title: string; href: string } | null;
};

export function toStudioNews({ newsId, game, ...piece }: StudioNews, view: ViewContext): StudioNewsView {
  const { title, text, publishDate } = piece;
  return {
    ...{ id: newsId, title, publishDate, date: formatDate(publishDate, view) },
    text: toSafeHtml(cleanDescription(text), view.locale),
    game: game && { title: game.title, href: paths.game(view.locale, game) },
  };
}
