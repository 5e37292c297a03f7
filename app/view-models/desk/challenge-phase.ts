import { formatDay } from "~/i18n/format-date";
import type { TextKey, Translate } from "~/i18n/text-keys";
import { challengePhase, type ChallengePhase } from "~contract/calls/desk-challenges";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";

const LABELS: Record<ChallengePhase, TextKey> = {
  UPCOMING: "desk.phase.UPCOMING",
  RUNNING: "desk.phase.RUNNING",
  ENDED: "desk.phase.ENDED",
};

export function phaseLabel(phase: ChallengePhase, t: Translate): string {
  return t(LABELS[phase]);
}

export function phaseOptions(t: Translate): OptionView[] {
  return [
    { value: "", label: t("desk.everyAction") },
    ...challengePhase.options.map((value) => ({ value, label: phaseLabel(value, t) })),
  ];
}

type Times = Record<"startsAt" | "endsAt", string | null>;

/** When it runs: "1 Dec 2026 – 8 Dec 2026". */
export function runningTime({ startsAt, endsAt }: Times, { locale, t }: Pick<ViewContext, "locale" | "t">): string {
  const start = startsAt === null ? null : formatDay(startsAt, locale);
  const end = endsAt === null ? null : formatDay(endsAt, locale);
  if (start === null) return end === null ? t("desk.always") : t("desk.until", { date: end });
  return end === null ? t("desk.from", { date: start }) : `${start} – ${end}`;
}
