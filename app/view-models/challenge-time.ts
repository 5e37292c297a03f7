import type { Challenge } from "~contract/entities/challenge";
import { formatMoment } from "~/i18n/format-date";
import type { Translate } from "~/i18n/text-keys";
import { challengeState, hasTimeLimit } from "~/rules/challenge-state";
import { litBars, type LitBars, timeLeft } from "~/rules/time-left";
import type { ViewContext } from "./view-context";

/** `endMs` is in epoch milliseconds. */
export type CountdownView = { endMs: number; totalMs: number };

export function toTimeText(challenge: Challenge, { t, locale }: ViewContext): string {
  const { startsAt, endsAt } = challenge;
  switch (challengeState(challenge)) {
    case "upcoming":
      return startsAt === null
        ? t("challenge.startsSoon")
        : t("challenge.starts", { date: formatMoment(startsAt, locale) });
    case "ended":
      return endsAt === null ? t("challenge.over") : t("challenge.ended", { date: formatMoment(endsAt, locale) });
    case "running":
      return endsAt === null ? t("challenge.noTimeLimit") : t("challenge.ends", { date: formatMoment(endsAt, locale) });
  }
}

export function toCountdown(challenge: Challenge): CountdownView | null {
  const { startsAt, endsAt, creationDate } = challenge;
  const state = challengeState(challenge);
  if (state === "upcoming" && startsAt !== null) return countdown(creationDate, startsAt);
  if (state === "running" && endsAt !== null && hasTimeLimit(challenge))
    return countdown(startsAt ?? creationDate, endsAt);
  return null;
}

function countdown(from: string, to: string): CountdownView {
  const endMs = Date.parse(to);
  return { endMs, totalMs: endMs - Date.parse(from) };
}

export type ChallengeTimer = {
  litBars: LitBars;
  text: string;
  isOver: boolean;
  /** When it runs out, in epoch milliseconds; null when no timer runs. */
  endsAtMs: number | null;
};

/** Same wording on the server and in the browser, whose clock may be wrong: only the flag says that it has ended. */
export function runningTimer(endsAtMs: number, nowMs: number, t: Translate): ChallengeTimer {
  const [end, now] = [new Date(endsAtMs), new Date(nowMs)];
  return { litBars: litBars(end, now), text: timeLeftText(end, now, t), isOver: false, endsAtMs };
}

export function endedTimer(t: Translate): ChallengeTimer {
  return { litBars: 1, text: t("challengeCard.ended"), isOver: true, endsAtMs: null };
}

function timeLeftText(end: Date, now: Date, t: Translate): string {
  const { days, hours, minutes } = timeLeft(end, now);
  if (days > 0) return t("challengeCard.daysLeft", { count: days });
  if (hours > 0) return t("challengeCard.hoursLeft", { hours, minutes });
  return minutes > 0 ? t("challengeCard.minutesLeft", { minutes }) : t("challengeCard.underAMinuteLeft");
}
