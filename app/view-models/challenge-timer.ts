import type { Translate } from "~/i18n/text-keys";
import { litBars, timeLeft, type LitBars } from "~/rules/time-left";

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
