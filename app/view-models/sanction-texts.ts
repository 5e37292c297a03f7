import { formatMoment } from "~/i18n/format-date";
import type { TextKey } from "~/i18n/text-keys";
import type { BrokenRule, Sanction, SanctionKind } from "~contract/entities/sanction";
import type { ViewContext } from "./view-context";

export const KIND_TEXTS: Record<SanctionKind, TextKey> = {
  WARNING: "notices.kind.WARNING",
  SUSPENSION: "notices.kind.SUSPENSION",
  BAN: "notices.kind.BAN",
  RENAME: "notices.kind.RENAME",
  PICTURE_REMOVAL: "notices.kind.PICTURE_REMOVAL",
};

export const RULE_TEXTS: Record<BrokenRule, TextKey> = {
  INSULT: "notices.rule.INSULT",
  HATE: "notices.rule.HATE",
  SEXUAL: "notices.rule.SEXUAL",
  SPAM: "notices.rule.SPAM",
  CHEATING: "notices.rule.CHEATING",
  IMPERSONATION: "notices.rule.IMPERSONATION",
  ILLEGAL: "notices.rule.ILLEGAL",
  OTHER: "notices.rule.OTHER",
};

type Timed = Pick<Sanction, "kind" | "endDate" | "lifting" | "isRunning">;

/** Until when, and whether it still counts; null for what has no time. */
export function timeText(
  { kind, endDate, lifting, isRunning }: Timed,
  { locale, t }: Pick<ViewContext, "locale" | "t">,
): string | null {
  if (lifting) return t("notices.lifted", { date: formatMoment(lifting.date, locale) });
  if (kind === "BAN") return t("notices.withoutEnd");
  if (endDate === null) return null;
  return t(isRunning ? "notices.until" : "notices.endedOn", { date: formatMoment(endDate, locale) });
}
