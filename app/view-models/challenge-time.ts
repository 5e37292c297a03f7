import { formatMoment } from "~/i18n/format-moment";
import { challengeState, hasTimeLimit } from "~/rules/challenge-state";
import type { Challenge } from "~contract/entities/challenge";
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
