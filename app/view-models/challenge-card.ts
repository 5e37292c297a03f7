import { formatDayAndMonth } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import { paths } from "~/paths";
import { challengeState, hasTimeLimit, type ChallengeState } from "~/rules/challenge-state";
import { litBars, timeLeft, type LitBars } from "~/rules/time-left";
import type { Challenge } from "~contract/entities/challenge";
import { toCoverPicture } from "./cover-picture";
import type { PictureView } from "./picture";
import type { ViewContext } from "./view-context";

export type ChallengeCardView = {
  id: string;
  name: string;
  href: string;
  cover: PictureView | null;
  state: ChallengeState;
  timer: { litBars: LitBars; text: string };
  /** The game and what wins, in one line. */
  summary: string;
  /** Null where nobody has scored. */
  topScore: string | null;
  ownScore: string | null;
  players: string;
};

export function toChallengeCard(challenge: Challenge, view: ViewContext): ChallengeCardView {
  const { type, topScore, personalBest } = challenge;
  return {
    id: challenge.challengeId,
    name: challenge.name,
    href: paths.challenge(view.locale, challenge),
    cover: toCoverPicture(challenge.covers.length > 0 ? challenge.covers : challenge.game.covers, "16:9"),
    state: challengeState(challenge),
    timer: toTimer(challenge, view),
    summary: toSummary(challenge, view),
    topScore: topScore && formatScore(topScore.score, type),
    ownScore: personalBest && formatScore(personalBest.score, type),
    players: groupDigits(challenge.players),
  };
}

function toTimer(challenge: Challenge, view: ViewContext): ChallengeCardView["timer"] {
  const { t, now } = view;
  const end = hasTimeLimit(challenge) && challenge.endsAt !== null ? new Date(challenge.endsAt) : null;
  switch (challengeState(challenge)) {
    case "ended":
      return { litBars: 1, text: t("challengeCard.ended") };
    case "upcoming":
      return { litBars: 3, text: startText(challenge.startsAt, view) };
    case "running":
      return {
        litBars: litBars(end, now),
        text: end === null ? t("challengeCard.noTimeLimit") : timeLeftText(end, view),
      };
  }
}

function startText(startsAt: string | null, view: ViewContext): string {
  if (startsAt === null) return view.t("challengeCard.startsSoon");
  return view.t("challengeCard.starts", { date: formatDayAndMonth(startsAt, view) });
}

function timeLeftText(end: Date, { t, now }: ViewContext): string {
  const { days, hours, minutes } = timeLeft(end, now);
  if (days > 0) return t("challengeCard.daysLeft", { count: days });
  if (hours > 0) return t("challengeCard.hoursLeft", { hours, minutes });
  return minutes > 0 ? t("challengeCard.minutesLeft", { minutes }) : t("challengeCard.underAMinuteLeft");
}

function toSummary({ game, type, criteria }: Challenge, { t }: ViewContext): string {
  const isHighest = criteria === "highest_wins";
  if (type === "duration") {
    return t(isHighest ? "challengeCard.longestWins" : "challengeCard.fastestWins", { game: game.title });
  }
  return t(isHighest ? "challengeCard.highestWins" : "challengeCard.lowestWins", { game: game.title });
}
