import { formatDate } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import { paths } from "~/paths";
import { challengeState, hasTimeLimit, type ChallengeState } from "~/rules/challenge-state";
import type { Challenge } from "~contract/entities/challenge";
import { endedTimer, runningTimer, type ChallengeTimer } from "./challenge-time";
import { type PictureView, toCoverPicture } from "./picture";
import type { ViewContext } from "./view-context";

export type ChallengeCardView = {
  /** Of the card: a feed may contain the same challenge twice. */
  id: string;
  challengeId: string;
  name: string;
  href: string;
  cover: PictureView | null;
  state: ChallengeState;
  timer: ChallengeTimer;
  summary: string;
  /** Null when there are no scores. */
  topScore: string | null;
  ownScore: string | null;
  players: string;
  favoriteId: string | null;
};

export function toChallengeCard(challenge: Challenge, view: ViewContext): ChallengeCardView {
  const { challengeId, type, topScore, personalBest } = challenge;
  const { placeholderOf } = view;
  return {
    id: challengeId,
    challengeId,
    name: challenge.name,
    href: paths.challenge(view.locale, challenge),
    cover: toCoverPicture(challenge.covers.length > 0 ? challenge.covers : challenge.game.covers, "16:9"),
    state: challengeState(challenge),
    timer: toTimer(challenge, view),
    summary: toSummary(challenge, view),
    topScore: topScore && formatScore(topScore.score, type),
    ownScore: placeholderOf?.(`best.${type}.${challengeId}`) ?? (personalBest && formatScore(personalBest.score, type)),
    players: groupDigits(challenge.players),
    favoriteId: placeholderOf?.(`favorite.challenge.${challengeId}`) ?? challenge.favoriteId,
  };
}

function toTimer(challenge: Challenge, view: ViewContext): ChallengeTimer {
  const { t, now } = view;
  const { startsAt, endsAt } = challenge;
  const staticTimer = (text: string): ChallengeTimer => ({ litBars: 3, text, isOver: false, endsAtMs: null });
  switch (challengeState(challenge)) {
    case "ended":
      return endedTimer(t);
    case "upcoming":
      return staticTimer(startText(startsAt, view));
    case "running":
      return hasTimeLimit(challenge) && endsAt !== null
        ? runningTimer(Date.parse(endsAt), now.getTime(), t)
        : staticTimer(t("challengeCard.noTimeLimit"));
  }
}

function startText(startsAt: string | null, view: ViewContext): string {
  if (startsAt === null) return view.t("challengeCard.startsSoon");
  return view.t("challengeCard.starts", { date: formatDate(startsAt, view) });
}

function toSummary({ game, type, criteria }: Challenge, { t }: ViewContext): string {
  const isHighest = criteria === "highest_wins";
  if (type === "duration") {
    return t(isHighest ? "challengeCard.longestWins" : "challengeCard.fastestWins", { game: game.title });
  }
  return t(isHighest ? "challengeCard.highestWins" : "challengeCard.lowestWins", { game: game.title });
}
