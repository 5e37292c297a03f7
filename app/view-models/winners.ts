import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import type { Challenge } from "~contract/entities/challenge";

export type WinnerView = { rank: number; rankText: string; username: string; score: string };

export function toWinners({ winners, type }: Pick<Challenge, "winners" | "type">): WinnerView[] {
  return (winners ?? []).map(({ rank, username, score }) => ({
    ...{ rank, rankText: groupDigits(rank), username, score: formatScore(score, type) },
  }));
}
