import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import { scoreDistance } from "~/rules/leaderboard";
import type { Challenge } from "~contract/entities/challenge";
import type { Ranking } from "~contract/entities/ranking";
import type { Translate } from "~/i18n/text-keys";
import type { ViewContext } from "./view-context";

/** Guests and disqualified players have a best score but no rank. */
export type OwnStandingView = {
  /** Null for a disqualified player without a stored score. */
  best: string | null;
  rank: string | null;
  /** Distance to the next higher rank. */
  next: { label: string; distance: string } | null;
  isGuest: boolean;
  /** Why the player has no rank. */
  note: string | null;
};

type Standing = { challenge: Challenge; above: Ranking | null; isGuest: boolean };

export function toOwnStanding({ challenge, above, isGuest }: Standing, { t }: ViewContext): OwnStandingView | null {
  const { personalBest, type, criteria } = challenge;
  if (!personalBest) return toDisqualified(challenge, t);
  const best = formatScore(personalBest.score, type);
  const note = null;
  if (isGuest) return { best, rank: null, next: null, isGuest, note };
  const rank = groupDigits(personalBest.leaderboardPosition);
  if (!above) return { best, rank, next: null, isGuest, note };
  const distance = formatScore(scoreDistance(personalBest.score, above.score, criteria), type);
  const sign = criteria === "highest_wins" ? "+" : "−";
  const label = t("challenge.toRank", { rank: groupDigits(above.leaderboardPosition) });
  return { best, rank, next: { label, distance: sign + distance }, isGuest, note };
}

function toDisqualified({ disqualification, type }: Challenge, t: Translate): OwnStandingView | null {
  if (!disqualification) return null;
  const { score, reason } = disqualification;
  return {
    ...{ best: score === null ? null : formatScore(score, type), rank: null, next: null, isGuest: false },
    note: t("challenge.disqualified", { reason }),
  };
}
