import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import { scoreDistance } from "~/rules/leaderboard";
import type { Challenge } from "~contract/entities/challenge";
import type { Ranking } from "~contract/entities/ranking";
import type { ViewContext } from "./view-context";

/** Guests have a best score but no rank. */
export type OwnStandingView = {
  best: string;
  rank: string | null;
  /** Distance to the next higher rank. */
  next: { label: string; distance: string } | null;
  isGuest: boolean;
};

type Standing = { challenge: Challenge; above: Ranking | null; isGuest: boolean };

export function toOwnStanding({ challenge, above, isGuest }: Standing, { t }: ViewContext): OwnStandingView | null {
  const { personalBest, type, criteria } = challenge;
  if (!personalBest) return null;
  const best = formatScore(personalBest.score, type);
  if (isGuest) return { best, rank: null, next: null, isGuest };
  const rank = groupDigits(personalBest.leaderboardPosition);
  if (!above) return { best, rank, next: null, isGuest };
  const distance = formatScore(scoreDistance(personalBest.score, above.score, criteria), type);
  const sign = criteria === "highest_wins" ? "+" : "−";
  const label = t("challenge.toRank", { rank: groupDigits(above.leaderboardPosition) });
  return { best, rank, next: { label, distance: sign + distance }, isGuest };
}
