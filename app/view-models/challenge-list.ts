import { groupDigits } from "~/i18n/format-number";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { Challenge } from "~contract/entities/challenge";
import type { Pagination } from "~contract/entities/pagination";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import type { ChoiceFormView } from "./choice-form";
import { toPager, type PagerView } from "./pager";
import type { PageDescription } from "./page-meta";
import type { SelectView } from "./select";
import { CHALLENGE_SORT_TEXTS } from "./sort-texts";
import { breadcrumbs } from "./structured-data/breadcrumbs";
import { itemList, listedChallenge } from "./structured-data/item-list";
import type { ViewContext } from "./view-context";

/** The first is the default. */
export const TIME_FRAMES = ["active", "upcoming", "ended"] as const;
export type TimeFrame = (typeof TIME_FRAMES)[number];

export const CHALLENGE_SORTS = ["newest", "ending-soon", "players-desc"] as const;
export type ChallengeListSort = (typeof CHALLENGE_SORTS)[number];

const FRAME_TEXTS: Record<TimeFrame, { tab: TextKey; empty: TextKey }> = {
  active: { tab: "challenges.active", empty: "challenges.emptyActive" },
  upcoming: { tab: "challenges.upcoming", empty: "challenges.emptyUpcoming" },
  ended: { tab: "challenges.ended", empty: "challenges.emptyEnded" },
};

/** Pages count from 0. */
export type ChallengeListQuery = OwnFilters & {
  timeFrame: TimeFrame;
  sort: ChallengeListSort | undefined;
  page: number;
};

export type OwnFilters = { played: true | undefined; favorite: true | undefined };

export type ChallengeTabView = { href: string; label: string; count: string | null; isCurrent: boolean };

export type ChallengeListView = {
  tabs: ChallengeTabView[];
  heading: string;
  form: ChoiceFormView;
  isOwn: boolean;
  challenges: ChallengeCardView[];
  emptyText: string;
  pager: PagerView | null;
};

export type ChallengeListData = {
  challenges: Challenge[];
  pagination: Pagination;
  /** Totals of the other time frames; null where unknown. */
  counts: Partial<Record<TimeFrame, number | null>>;
  hasAccount: boolean;
};

export function toChallengeList(
  data: ChallengeListData,
  query: ChallengeListQuery,
  view: ViewContext,
): ChallengeListView {
  const { locale, t } = view;
  const { timeFrame, page: _page, ...kept } = query;
  const isOwn = query.played === true || query.favorite === true;
  const counts = { ...data.counts, [timeFrame]: data.pagination.totalItems };
  const frame = frameInAddress(timeFrame);
  return {
    tabs: TIME_FRAMES.map((each) => ({
      href: paths.challenges(locale, { ...kept, timeFrame: frameInAddress(each) }),
      label: t(FRAME_TEXTS[each].tab),
      count: typeof counts[each] === "number" ? groupDigits(counts[each]) : null,
      isCurrent: each === timeFrame,
    })),
    heading: t(FRAME_TEXTS[timeFrame].tab),
    form: toForm(query, data.hasAccount, view),
    isOwn,
    challenges: data.challenges.map((challenge) => toChallengeCard(challenge, view)),
    emptyText: t(isOwn ? "own.empty" : FRAME_TEXTS[timeFrame].empty),
    pager: toPager(data.pagination, (page) => paths.challenges(locale, { ...kept, timeFrame: frame, page })),
  };
}

function toForm(query: ChallengeListQuery, hasAccount: boolean, view: ViewContext): ChoiceFormView {
  const { timeFrame, sort } = query;
  const { locale, t } = view;
  const frame = frameInAddress(timeFrame);
  const options = CHALLENGE_SORTS.map((value) => ({ value, label: t(CHALLENGE_SORT_TEXTS[value]) }));
  return {
    action: paths.challenges(locale),
    label: t("list.sort"),
    hiddenFields: frame === undefined ? [] : [["timeFrame", frame]],
    choices: [
      { name: "sort", label: t("list.sort"), chosen: sort ?? "newest", options },
      ...(hasAccount ? ownChoices(query, view) : []),
    ],
  };
}

function ownChoices({ played, favorite }: OwnFilters, { t }: ViewContext): SelectView[] {
  const choice = (name: keyof OwnFilters, isChosen: boolean, [own, any]: [TextKey, TextKey]) => ({
    ...{ name, label: t(own), chosen: isChosen ? "true" : "" },
    options: [
      { value: "", label: t(any) },
      { value: "true", label: t(own) },
    ],
  });
  return [
    choice("played", played === true, ["own.played", "own.anyPlayed"]),
    choice("favorite", favorite === true, ["own.favorite", "own.anyFavorite"]),
  ];
}

/** The default time frame is omitted from the URL. */
function frameInAddress(timeFrame: TimeFrame): TimeFrame | undefined {
  return timeFrame === "active" ? undefined : timeFrame;
}

/** Each time frame and page has its own canonical URL; sort orders share it. */
export function toChallengeListDescription(
  { challenges, pagination }: Pick<ChallengeListData, "challenges" | "pagination">,
  query: ChallengeListQuery,
  { t, locale }: ViewContext,
): PageDescription {
  const { timeFrame, page } = query;
  const named = timeFrame === "active" ? "" : `: ${t(FRAME_TEXTS[timeFrame].tab)}`;
  const title = t("challenges.title") + named;
  const listed = challenges.map((challenge) => listedChallenge(challenge, locale));
  return {
    title: page > 0 ? t("list.pagedTitle", { title, page: page + 1 }) : title,
    description: t("challenges.description"),
    path: paths.challenges(DEFAULT_LOCALE, {
      timeFrame: frameInAddress(timeFrame),
      page: query.sort === undefined ? page : 0,
    }),
    structuredData: [itemList(listed, page * pagination.numPerPage + 1), breadcrumbs([], title)],
  };
}
