import type { Shortcomings } from "~/api-client/for-request.server";
import type { Translate } from "~/i18n/text-keys";
import type { ToastView } from "~/view-models/root-data";
import { env } from "./env.server";

/** Outside production: that the API broke the contract, naming call and field (docs/product/validation.md#breaches). */
export function breachToast({ breaches: [breach] }: Readonly<Shortcomings>): ToastView | null {
  return breach !== undefined && env.APP_ENV !== "production" ? { type: "error", message: breach } : null;
}

/** What a page says about how it was made, above all that it does not show the viewer's own. */
export function pageToast(shortcomings: Readonly<Shortcomings>, t: Translate): ToastView | null {
  const impersonal: ToastView | null = shortcomings.isImpersonal
    ? { type: "warning", message: t("page.impersonal") }
    : null;
  return breachToast(shortcomings) ?? impersonal;
}

/** An answer for a script, with what it is to be told beside what it has asked for. */
export function withNotes<Payload>(payload: Payload, shortcomings: Readonly<Shortcomings>): Payload {
  const toast = breachToast(shortcomings);
  if (typeof payload !== "object" || payload === null || (!toast && !shortcomings.isUserRefused)) return payload;
  return { ...payload, ...(toast && { toast }), ...refusalNote(shortcomings) };
}

/** Tells a tab that the API refused something to who looks, so that it asks for them again. */
export function refusalNote({ isUserRefused }: Readonly<Shortcomings>): { isUserRefused?: true } {
  return isUserRefused ? { isUserRefused } : {};
}
