import { groupDigits } from "~/i18n/format-number";
import { localizedText } from "~/i18n/localized-text";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { gamesOfTag, relatedTags } from "~/rules/related-tags";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import type { Tag } from "~contract/entities/tag";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import type { ChoiceFormView } from "./choice-form";
import { toGameCard, type GameCardView } from "./game-card";
import { toPager, type PagerView } from "./pager";
import type { PageDescription } from "./page-meta";
import { GAME_SORT_TEXTS } from "./sort-texts";
import { breadcrumbs } from "./structured-data/breadcrumbs";
import { itemList, listedGame } from "./structured-data/item-list";
import { toTagTile, type TagTileView } from "./tag-tile";
import type { ViewContext } from "./view-context";

export type TagSort = keyof typeof GAME_SORT_TEXTS;
export const TAG_SORTS: readonly TagSort[] = [
  "total-plays-desc",
  "total-time-played-desc",
  "release-date-desc",
  "rating-desc",
];

export const TAG_PLATFORMS = ["desktop", "mobile"] as const;
export type TagPlatform = (typeof TAG_PLATFORMS)[number];

/** Pages count from 0. */
export type TagQuery = { page: number; sort: TagSort | undefined; platform: TagPlatform | undefined };

export type TagPageView = {
  title: string;
  gameCount: string | null;
  form: ChoiceFormView;
  discoverHref: string;
  games: GameCardView[];
  pager: PagerView | null;
  showAllHref: string | null;
  homeHref: string;
  related: { heading: string; tags: TagTileView[] };
  /** On the first page only; null when they failed to load. */
  challenges: ChallengeCardView[] | null;
};

export type TagPageData = {
  tag: Tag;
  games: { games: Game[]; pagination: Pagination };
  tags: Tag[] | null;
  challenges: Challenge[] | null;
};

export function toTagPage(data: TagPageData, query: TagQuery, view: ViewContext): TagPageView {
  const { tag, games, challenges } = data;
  const { locale, t } = view;
  const count = games.pagination.totalItems;
  const multiplayer = "multiplayer" in gamesOfTag(tag.alias);
  return {
    title: tagTitle(tag, view),
    gameCount: count > 0 ? t("tag.gameCount", { count, number: groupDigits(count) }) : null,
    form: toForm(tag, query, view),
    discoverHref: paths.discover(locale, multiplayer ? { multiplayer } : { tagAlias: [tag.alias] }),
    games: games.games.map((game) => toGameCard(game, view)),
    pager: toPager(games.pagination, (page) => paths.tag(locale, tag.alias, page, query)),
    showAllHref: query.platform === undefined ? null : paths.tag(locale, tag.alias, 0, { sort: query.sort }),
    homeHref: paths.home(locale),
    related: toRelated(tag, data.tags ?? [], view),
    challenges: challenges?.map((challenge) => toChallengeCard(challenge, view)) ?? null,
  };
}

function toForm(tag: Tag, { sort, platform }: TagQuery, { locale, t }: ViewContext): ChoiceFormView {
  return {
    action: paths.tag(locale, tag.alias),
    label: t("list.sort"),
    hiddenFields: [],
    choices: [
      {
        name: "sort",
        label: t("list.sort"),
        chosen: sort ?? "total-plays-desc",
        options: TAG_SORTS.map((value) => ({ value, label: t(GAME_SORT_TEXTS[value]) })),
      },
      {
        name: "platform",
        label: t("list.device"),
        chosen: platform ?? "",
        options: [
          { value: "", label: t("list.anyDevice") },
          { value: "desktop", label: t("list.desktop") },
          { value: "mobile", label: t("list.mobile") },
        ],
      },
    ],
  };
}

function toRelated(tag: Tag, all: readonly Tag[], view: ViewContext): TagPageView["related"] {
  const { areChildren, tags } = relatedTags(tag, all);
  return {
    heading: areChildren ? view.t("tag.inside", { tag: tagTitle(tag, view) }) : view.t("tag.related"),
    tags: tags.map((related) => toTagTile(related, view)),
  };
}

type DescribedTag = Pick<TagPageData, "tag" | "games">;

/** Each page has its own canonical URL; sort orders and filters share it. */
export function toTagDescription({ tag, games }: DescribedTag, query: TagQuery, view: ViewContext): PageDescription {
  const { t, locale } = view;
  const { page, sort, platform } = query;
  const title = tagTitle(tag, view);
  const listed = games.games.map((game) => listedGame(game, locale));
  const isDefaultList = sort === undefined && platform === undefined;
  return {
    title: page > 0 ? t("tag.pagedTitle", { tag: title, page: page + 1 }) : t("tag.pageTitle", { tag: title }),
    description: t("tag.description", { tag: title }),
    path: paths.tag(DEFAULT_LOCALE, tag.alias, isDefaultList ? page : 0),
    structuredData: [itemList(listed, page * games.pagination.numPerPage + 1), breadcrumbs([], title)],
  };
}

function tagTitle({ alias, title, titleTranslations }: Tag, { locale }: ViewContext): string {
  return localizedText(title, titleTranslations, locale) || alias;
}
