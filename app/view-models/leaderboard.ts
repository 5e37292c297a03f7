import { formatDate } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import type { Challenge } from "~contract/entities/challenge";
import type { Pagination } from "~contract/entities/pagination";
import type { Ranking } from "~contract/entities/ranking";
import { toPager, type PagerView } from "./pager";
import type { ViewContext } from "./view-context";

/** Rows on one page of the leaderboard. */
export const LEADERBOARD_PAGE_SIZE = 10;

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

/** One step of the podium; nobody stands on it while there are too few scores. */
export type PodiumStepView = { place: number; ranking: RankingView | null };

export type LeaderboardView = {
  players: string;
  /** On the first page only, and only when somebody has scored. */
  podium: PodiumStepView[] | null;
  rows: RankingView[];
  /** The viewer's own row where it stands on another page. */
  ownRow: RankingView | null;
  pager: PagerView | null;
};

export type LeaderboardPage = { scores: Ranking[]; pagination: Pagination };

type LeaderboardContext = {
  challenge: Pick<Challenge, "type" | "players">;
  /** The viewer's own row; null for visitors and guests, who are not on the leaderboard. */
  own: Ranking | null;
  hrefOf: (page: number) => string;
};

/** A page of a challenge's leaderboard: podium, rows and the viewer's own place. */
export function toLeaderboard(
  { scores, pagination }: LeaderboardPage,
  { challenge, own, hrefOf }: LeaderboardContext,
  view: ViewContext,
): LeaderboardView {
  const rankings = scores.map((ranking) => toRanking(ranking, challenge.type, own, view));
  const hasPodium = pagination.currPage === 0 && rankings.length > 0;
  const isOwnShown = rankings.some(({ isOwn }) => isOwn);
  return {
    players: view.t("leaderboard.players", { count: challenge.players, players: groupDigits(challenge.players) }),
    podium: hasPodium ? PODIUM_PLACES.map((place) => ({ place, ranking: rankings[place - 1] ?? null })) : null,
    rows: hasPodium ? rankings.slice(PODIUM_SIZE) : rankings,
    ownRow: own && !isOwnShown ? toRanking(own, challenge.type, own, view) : null,
    pager: toPager(pagination, hrefOf),
  };
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
