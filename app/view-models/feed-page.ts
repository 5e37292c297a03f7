import { localizedText } from "~/i18n/localized-text";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import type { Feed, FeedEntry } from "~contract/entities/feed-entry";
import type { Pagination } from "~contract/entities/pagination";
import { toFeedBlocks, type FeedBlockView } from "./feed-blocks";
import { toPager, type PagerView } from "./pager";
import type { PageDescription } from "./page-meta";
import { breadcrumbs } from "./structured-data/breadcrumbs";
import { itemList, listedChallenge, listedGame, listedTag, type ListEntry } from "./structured-data/item-list";
import type { ViewContext } from "./view-context";

export type FeedPageView = {
  title: string;
  description: string | null;
  blocks: FeedBlockView[];
  pager: PagerView | null;
};

export type FeedPageData = { feed: Feed; entries: FeedEntry[]; pagination: Pagination };

export function toFeedPage({ feed, entries, pagination }: FeedPageData, view: ViewContext): FeedPageView {
  return {
    title: feedTitle(feed, view),
    description: feedDescription(feed, view),
    blocks: toFeedBlocks(entries, view),
    pager: toPager(pagination, (page) => paths.feed(view.locale, feed.alias, page)),
  };
}

/** Each page of a feed has its own canonical URL and its number in the title. */
export function toFeedDescription({ feed, entries, pagination }: FeedPageData, view: ViewContext): PageDescription {
  const { currPage: page, numPerPage } = pagination;
  const title = feedTitle(feed, view);
  const listed = entries.flatMap((entry) => toListed(entry, view) ?? []);
  return {
    title: page > 0 ? view.t("list.pagedTitle", { title, page: page + 1 }) : title,
    description: feedDescription(feed, view) ?? view.t("feed.description", { feed: title }),
    path: paths.feed(DEFAULT_LOCALE, feed.alias, page),
    structuredData: [itemList(listed, page * numPerPage + 1), breadcrumbs([], title)],
  };
}

/** Links of custom content may lead to other sites and are omitted. */
function toListed({ game, challenge, tag }: FeedEntry, { locale }: ViewContext): ListEntry | null {
  if (game) return listedGame(game, locale);
  if (challenge) return listedChallenge(challenge, locale);
  return tag ? listedTag(tag, locale) : null;
}

function feedTitle({ alias, title, titleTranslations }: Feed, { locale }: ViewContext): string {
  return localizedText(title, titleTranslations, locale) || alias;
}

function feedDescription({ description, descriptionTranslations }: Feed, { locale }: ViewContext): string | null {
  return localizedText(description ?? "", descriptionTranslations, locale) || null;
}
