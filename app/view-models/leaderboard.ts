import { formatDate } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import type { TextKey } from "~/i18n/text-keys";
import { pageOfPosition } from "~/rules/leaderboard";
import type { Challenge } from "~contract/entities/challenge";
import type { Pagination } from "~contract/entities/pagination";
import type { Ranking } from "~contract/entities/ranking";
import { toEmptyBoard, type LeaderboardViewer, type EmptyBoardView } from "./empty-board";
import { toPager, type PagerView } from "./pager";
import type { ViewContext } from "./view-context";

export const LEADERBOARD_SCOPES = ["global", "country", "friends"] as const;
export type LeaderboardScope = (typeof LEADERBOARD_SCOPES)[number];

const SCOPE_TEXTS: Record<LeaderboardScope, TextKey> = {
  global: "leaderboard.global",
  country: "leaderboard.country",
  friends: "leaderboard.friends",
};

const PODIUM_SIZE = 3;
/** The winner stands in the middle. */
const PODIUM_PLACES = [2, 1, 3] as const;

export type RankingView = {
  id: string;
  rank: number;
  rankText: string;
  username: string;
  avatarUrl: string | null;
  countryCode: string | null;
  date: string;
  score: string;
  isOwn: boolean;
};

/** `ranking` is null while there are too few scores. */
export type PodiumStepView = { place: number; ranking: RankingView | null };

export type LeaderboardTab = { scope: LeaderboardScope; label: string; href: string; isCurrent: boolean };

export type LeaderboardView = {
  tabs: LeaderboardTab[];
  players: string;
  podium: PodiumStepView[] | null;
  rows: RankingView[];
  ownRow: RankingView | null;
  ownPlace: { label: string; href: string } | null;
  empty: EmptyBoardView | null;
  pager: PagerView | null;
};

export type LeaderboardPage = { scores: Ranking[]; pagination: Pagination };

export type LeaderboardRequest = {
  scope: LeaderboardScope;
  /** The scope "global" has the plain URL. */
  hrefOf: (scope: LeaderboardScope, page: number) => string;
  viewer: LeaderboardViewer;
};

type LeaderboardContext = LeaderboardRequest & {
  challenge: Pick<Challenge, "type" | "players">;
  /** Null for visitors and guests, who are not ranked. */
  own: Ranking | null;
};

export function toLeaderboard(
  { scores, pagination }: LeaderboardPage,
  { challenge, own, scope, hrefOf, viewer }: LeaderboardContext,
  view: ViewContext,
): LeaderboardView {
  const { t } = view;
  const rankings = scores.map((ranking) => toRanking(ranking, challenge.type, own, view));
  const hasPodium = pagination.currPage === 0 && rankings.length > 0;
  const ownElsewhere = own && !rankings.some(({ isOwn }) => isOwn) ? own : null;
  const { totalItems } = pagination;
  return {
    tabs: LEADERBOARD_SCOPES.map((each) => ({
      ...{ scope: each, label: t(SCOPE_TEXTS[each]), href: hrefOf(each, 0), isCurrent: each === scope },
    })),
    players: t("leaderboard.players", { count: totalItems, players: groupDigits(totalItems) }),
    podium: hasPodium ? PODIUM_PLACES.map((place) => ({ place, ranking: rankings[place - 1] ?? null })) : null,
    rows: hasPodium ? rankings.slice(PODIUM_SIZE) : rankings,
    ownRow: ownElsewhere && toRanking(ownElsewhere, challenge.type, own, view),
    ownPlace: ownElsewhere && {
      label: t("leaderboard.toOwn", { rank: groupDigits(ownElsewhere.leaderboardPosition) }),
      href: hrefOf(scope, pageOfPosition(ownElsewhere.leaderboardPosition)),
    },
    empty: isEmpty(rankings, pagination, scope)
      ? toEmptyBoard({ scope, viewer, allHref: hrefOf("global", 0) }, view)
      : null,
    pager: toPager(pagination, (page) => hrefOf(scope, page)),
  };
}

/** A viewer alone among friends sees the empty state too. */
function isEmpty(rankings: readonly RankingView[], { currPage }: Pagination, scope: LeaderboardScope): boolean {
  return currPage === 0 && rankings.every(({ isOwn }) => isOwn && scope === "friends");
}

function toRanking(ranking: Ranking, type: Challenge["type"], own: Ranking | null, view: ViewContext): RankingView {
  return {
    id: ranking.scoreId,
    rank: ranking.leaderboardPosition,
    rankText: groupDigits(ranking.leaderboardPosition),
    username: ranking.username,
    avatarUrl: ranking.avatarUrl,
    countryCode: ranking.countryCode,
    date: formatDate(ranking.achievementDate, view),
    score: formatScore(ranking.score, type),
    isOwn: ranking.userId === own?.userId,
  };
}
