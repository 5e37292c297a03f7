import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import { paths } from "~/paths";
import type { ScoreInChallenge } from "~contract/entities/user";
import { type PictureView, toCoverPicture } from "./picture";
import type { ViewContext } from "./view-context";

export type BestScoreView = {
  id: string;
  place: string;
  challenge: string;
  href: string;
  gameTitle: string;
  cover: PictureView | null;
  score: string;
};

export function toBestScores(scores: readonly ScoreInChallenge[], { t, locale }: ViewContext): BestScoreView[] {
  return scores.map(({ challenge, ranking }) => ({
    id: challenge.challengeId,
    place: t("profile.place", { place: groupDigits(ranking.leaderboardPosition) }),
    challenge: challenge.name,
    href: paths.challenge(locale, challenge),
    gameTitle: challenge.game.title,
    cover: toCoverPicture(challenge.covers.length > 0 ? challenge.covers : challenge.game.covers, "16:9"),
    score: formatScore(ranking.score, challenge.type),
  }));
}
