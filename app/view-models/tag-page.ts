import { groupDigits } from "~/i18n/format-number";
import { localizedText } from "~/i18n/localized-text";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import type { Tag } from "~contract/entities/tag";
import { toGameCard, type GameCardView } from "./game-card";
import { toPager, type PagerView } from "./pager";
import type { PageDescription } from "./page-meta";
import { breadcrumbs } from "./structured-data/breadcrumbs";
import { itemList } from "./structured-data/item-list";
import type { ViewContext } from "./view-context";

export type TagPageView = {
  title: string;
  /** How many games there are, in words; null where there are none. */
  gameCount: string | null;
  games: GameCardView[];
  pager: PagerView | null;
  homeHref: string;
};

type GamePage = { games: Game[]; pagination: Pagination };

export function toTagPage(tag: Tag, { games, pagination }: GamePage, view: ViewContext): TagPageView {
  const { locale, t } = view;
  const count = pagination.totalItems;
  return {
    title: tagTitle(tag, view),
    gameCount: count > 0 ? t("tag.gameCount", { count, number: groupDigits(count) }) : null,
    games: games.map((game) => toGameCard(game, view)),
    pager: toPager(pagination, (page) => paths.tag(locale, tag.alias, page)),
    homeHref: paths.home(locale),
  };
}

/** Later pages of the list are pages of their own: their number stands in the title and in the canonical address. */
export function toTagDescription(tag: Tag, { games, pagination }: GamePage, view: ViewContext): PageDescription {
  const { t, locale } = view;
  const title = tagTitle(tag, view);
  const { currPage: page, numPerPage } = pagination;
  const listed = games.map((game) => ({ title: game.title, href: paths.game(locale, game) }));
  return {
    title: page > 0 ? t("tag.pagedTitle", { tag: title, page: page + 1 }) : t("tag.pageTitle", { tag: title }),
    description: t("tag.description", { tag: title }),
    path: paths.tag(DEFAULT_LOCALE, tag.alias, page),
    structuredData: [itemList(listed, page * numPerPage + 1), breadcrumbs([], title)],
  };
}

function tagTitle({ alias, title, titleTranslations }: Tag, { locale }: ViewContext): string {
  return localizedText(title, titleTranslations, locale) || alias;
}
