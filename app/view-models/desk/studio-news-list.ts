import { deskPaths } from "~/desk-paths";
import { formatDate } from "~/i18n/format-date";
import type { listDeskStudioNews } from "~contract/calls/desk-studio-news";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toContentList, type ContentFilter, type ContentListView } from "./content-list";

type Options = { filter: ContentFilter; mayChange: boolean };

export function toStudioNewsList(
  news: CallData<typeof listDeskStudioNews>,
  { filter, mayChange }: Options,
  view: ViewContext,
): ContentListView {
  const { locale, t } = view;
  return toContentList(
    news,
    {
      ...{ title: t("desk.news"), text: t("desk.newsText"), emptyText: t("desk.noNews") },
      ...{ nameLabel: t("desk.newsPiece"), searchLabel: t("desk.newsSearch") },
      ...{ columns: [t("desk.newsStudio"), t("desk.newsDate")], filter, href: deskPaths.news(locale) },
      listPath: (page) => deskPaths.news(locale, { ...filter, page }),
      newLink: mayChange ? { label: t("desk.newNews"), href: deskPaths.newNews(locale) } : null,
      toRow: ({ subjectId, studioName, firstPublishDate }) => ({
        ...{ note: "", href: deskPaths.newsPiece(locale, subjectId) },
        cells: [{ text: studioName }, { text: firstPublishDate === null ? "–" : formatDate(firstPublishDate, view) }],
      }),
    },
    view,
  );
}
