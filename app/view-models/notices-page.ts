import { formatMoment } from "~/i18n/format-date";
import type { listSanctions } from "~contract/calls/sanctions";
import type { CallData } from "~contract/define-call";
import { MAX_APPEAL_LENGTH, type Sanction } from "~contract/entities/sanction";
import { KIND_TEXTS, RULE_TEXTS, timeText } from "./sanction-texts";
import type { ViewContext } from "./view-context";

export type AppealView = { text: string; state: string; answer: string | null };

export type NoticeView = {
  id: string;
  title: string;
  date: string;
  rule: string;
  /** What the portal wrote. */
  text: string;
  /** End, new name, or why it was lifted. */
  facts: string[];
  appeal: AppealView | null;
  mayAppeal: boolean;
};

export type NoticesPageView = {
  /** Null for accounts that may do everything. */
  suspension: string | null;
  notices: NoticeView[];
  maxLength: number;
};

export const APPEAL_ERRORS = [
  "appeal_already_sent",
  "sanction_ended",
  "too_many_requests",
  "text_missing",
  "unreachable",
] as const;
export type AppealError = (typeof APPEAL_ERRORS)[number];
export type AppealResult = { ok: false; error: AppealError; sanctionId: string; text: string };

export function toNoticesPage(
  { sanctions }: CallData<typeof listSanctions>,
  suspension: { endDate: string | null } | null,
  view: ViewContext,
): NoticesPageView {
  return {
    suspension: suspension && suspensionText(suspension.endDate, view),
    notices: sanctions.map((sanction) => toNotice(sanction, view)),
    maxLength: MAX_APPEAL_LENGTH,
  };
}

/** What a suspended account reads on every page. */
export function suspensionText(endDate: string | null, { locale, t }: Pick<ViewContext, "locale" | "t">): string {
  return endDate === null ? t("notices.banned") : t("notices.suspended", { date: formatMoment(endDate, locale) });
}

function toNotice(sanction: Sanction, view: ViewContext): NoticeView {
  const { sanctionId, kind, rule, text, date, username, mayRename, lifting, appeal } = sanction;
  const { locale, t } = view;
  const facts = [
    timeText(sanction, view),
    username === null ? null : t(mayRename ? "notices.newNameFree" : "notices.newNameFixed", { username }),
    lifting === null || lifting.reason === appeal?.decision?.answer ? null : lifting.reason,
  ];
  return {
    ...{ id: sanctionId, title: t(KIND_TEXTS[kind]), rule: t(RULE_TEXTS[rule]), text },
    date: formatMoment(date, locale),
    facts: facts.filter((fact) => fact !== null),
    appeal: appeal && toAppeal(appeal, view),
    mayAppeal: appeal === null && lifting === null,
  };
}

function toAppeal({ text, date, decision }: NonNullable<Sanction["appeal"]>, { locale, t }: ViewContext): AppealView {
  if (!decision) return { text, state: t("notices.appealWaits", { date: formatMoment(date, locale) }), answer: null };
  const key = decision.outcome === "LIFTED" ? "notices.appealGranted" : "notices.appealUpheld";
  return { text, state: t(key, { date: formatMoment(decision.date, locale) }), answer: decision.answer };
}
