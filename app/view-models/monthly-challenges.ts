import { formatMonth } from "~/i18n/format-date";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { byMonth } from "~/rules/challenge-months";
import type { Challenge } from "~contract/entities/challenge";
import type { Pagination } from "~contract/entities/pagination";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toCountdown, toTimeText, type CountdownView } from "./challenge-time";
import { toLeaderboard, type LeaderboardPage, type PodiumStepView } from "./leaderboard";
import { toPager, type PagerView } from "./pager";
import type { PageDescription } from "./page-meta";
import { breadcrumbs } from "./structured-data/breadcrumbs";
import { itemList, listedChallenge } from "./structured-data/item-list";
import type { ViewContext } from "./view-context";

/** "none": nobody played the ended challenge; "unknown": the winners failed to load. */
export type WinnersView = PodiumStepView[] | "none" | "unknown";

export type MonthlyChallengeView = {
  challenge: ChallengeCardView;
  timeText: string;
  countdown: CountdownView | null;
  winners: WinnersView | null;
};

export type MonthView = { key: string; title: string; challenges: MonthlyChallengeView[] };

export type MonthlyChallengesView = { months: MonthView[]; pager: PagerView | null };

export type MonthlyChallengesData = {
  /** Active and upcoming; on the first page only. */
  current: Challenge[];
  ended: { challenges: Challenge[]; pagination: Pagination };
  /** By challenge id; missing where they failed to load. */
  winners: Map<string, LeaderboardPage>;
};

export function toMonthlyChallenges(data: MonthlyChallengesData, view: ViewContext): MonthlyChallengesView {
  const months = byMonth([...data.current, ...data.ended.challenges]);
  return {
    months: months.map(({ challenges, ...month }) => ({
      key: `${String(month.year)}-${String(month.month)}`,
      title: formatMonth(month, view.locale),
      challenges: challenges.map((challenge) => toMonthlyChallenge(challenge, data.winners, view)),
    })),
    pager: toPager(data.ended.pagination, (page) => paths.monthlyChallenges(view.locale, page)),
  };
}

function toMonthlyChallenge(
  challenge: Challenge,
  winners: MonthlyChallengesData["winners"],
  view: ViewContext,
): MonthlyChallengeView {
  return {
    challenge: toChallengeCard(challenge, view),
    timeText: toTimeText(challenge, view),
    countdown: toCountdown(challenge),
    winners: challenge.hasEnded ? toWinners(challenge, winners.get(challenge.challengeId), view) : null,
  };
}

/** Only the global podium is shown. */
const ANY_VIEWER = { isSignedOut: false, hasCountry: null, hasFriends: null };

function toWinners(challenge: Challenge, best: LeaderboardPage | undefined, view: ViewContext): WinnersView {
  if (!best) return "unknown";
  const hrefOf = () => paths.challenge(view.locale, challenge);
  const request = { scope: "global", viewer: ANY_VIEWER, hrefOf } as const;
  return toLeaderboard(best, { challenge, own: challenge.personalBest, ...request }, view).podium ?? "none";
}

export function toMonthlyDescription(
  { current, ended }: Pick<MonthlyChallengesData, "current" | "ended">,
  { t, locale }: ViewContext,
): PageDescription {
  const page = ended.pagination.currPage;
  const title = t("challenges.monthly");
  const listed = [...current, ...ended.challenges].map((challenge) => listedChallenge(challenge, locale));
  const above = { name: t("challenges.title"), href: paths.challenges(locale) };
  return {
    title: page > 0 ? t("list.pagedTitle", { title, page: page + 1 }) : title,
    description: t("monthly.description"),
    path: paths.monthlyChallenges(DEFAULT_LOCALE, page),
    structuredData: [itemList(listed), breadcrumbs([above], title)],
  };
}
