import { formatDate, formatDay } from "~/i18n/format-date";
import type { Passkey, PasskeyQuestion } from "~contract/entities/passkey";
import type { ViewContext } from "../view-context";
import type { DeskFormResult } from "./desk-form-result";

export type PasskeyView = { id: string; name: string; use: string };

/** What the browser has to make a passkey of, and how it will be called. */
export type AskedPasskey = { question: PasskeyQuestion; name: string };

export type PasskeyAnswer = { ok: true; question: PasskeyQuestion } | DeskFormResult;

export function toPasskeyView({ passkeyId, name, ...dates }: Passkey, view: ViewContext): PasskeyView {
  const { locale, t } = view;
  const made = t("desk.passkeyMade", { date: formatDay(dates.creationDate, locale) });
  const used =
    dates.lastUsedDate === null
      ? t("desk.passkeyUnused")
      : t("desk.tokenUsed", { date: formatDate(dates.lastUsedDate, view) });
  return { id: passkeyId, name, use: `${made} · ${used}` };
}
