import { formatDate } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import type { StudioDetails } from "~contract/entities/studio";
import type { StudioNews } from "~contract/entities/studio-news";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toExternalLinks, type ExternalLinkView } from "./external-links";
import { toGameCard, type GameCardView } from "./game-card";
import { toPager, type PagerView } from "./pager";
import type { PageDescription } from "./page-meta";
import { toCoverPicture, type PictureView } from "./picture";
import { breadcrumbs } from "./structured-data/breadcrumbs";
import { itemList, listedGame } from "./structured-data/item-list";
import { toStudioNews, type StudioNewsView } from "./studio-news";
import type { ViewContext } from "./view-context";

export type StudioFactView = { label: string; value: string; href: string | null };

export type StudioPageView = {
  id: string;
  name: string;
  favoriteId: string | null;
  description: string | null;
  links: ExternalLinkView[];
  picture: PictureView | null;
  facts: StudioFactView[];
  games: GameCardView[];
  pager: PagerView | null;
  news: StudioNewsView[] | null;
  challenges: ChallengeCardView[] | null;
};

export type StudioPageData = {
  studio: StudioDetails;
  games: { games: Game[]; pagination: Pagination };
  news: StudioNews[] | null;
  challenges: Challenge[] | null;
};

export function toStudioPage({ studio, games, news, challenges }: StudioPageData, view: ViewContext): StudioPageView {
  const { name, studioId, favoriteId } = studio;
  return {
    id: studioId,
    name,
    favoriteId,
    description: studio.description ?? null,
    links: toExternalLinks(studio.links ?? []),
    picture: toCoverPicture(studio.covers ?? [], "16:9"),
    facts: toFacts(studio, games.pagination.currPage === 0 ? games.games[0] : undefined, view),
    games: games.games.map((game) => toGameCard(game, view)),
    pager: toPager(games.pagination, (page) => paths.studio(view.locale, studioId, page)),
    news: news?.map((piece) => toStudioNews(piece, view)) ?? null,
    challenges: challenges?.map((challenge) => toChallengeCard(challenge, view)) ?? null,
  };
}

function toFacts(studio: StudioDetails, newest: Game | undefined, view: ViewContext): StudioFactView[] {
  const { t, locale } = view;
  return [
    { label: t("studio.games"), value: groupDigits(studio.games), href: null },
    { label: t("list.challenges"), value: groupDigits(studio.challenges), href: null },
    ...(newest
      ? [
          { label: t("studio.latest"), value: newest.title, href: paths.game(locale, newest) },
          { label: t("studio.released"), value: formatDate(newest.releaseDate, view), href: null },
        ]
      : []),
  ];
}

export function toStudioDescription(
  { studio, games }: Pick<StudioPageData, "studio" | "games">,
  page: number,
  { t, locale }: ViewContext,
): PageDescription {
  const { name: title, studioId } = studio;
  const image = toCoverPicture(studio.covers ?? [], "16:9");
  const listed = games.games.map((game) => listedGame(game, locale));
  return {
    title: page > 0 ? t("list.pagedTitle", { title, page: page + 1 }) : title,
    description: firstLine(studio.description) ?? t("studio.description", { studio: title }),
    ...(image && { image: image.src }),
    path: paths.studio(DEFAULT_LOCALE, studioId, page),
    structuredData: [itemList(listed, page * games.pagination.numPerPage + 1), breadcrumbs([], title)],
  };
}

function firstLine(text: string | null | undefined): string | undefined {
  return text?.split("\n")[0]?.trim();
}
