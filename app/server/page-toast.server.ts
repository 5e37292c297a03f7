import type { Shortcomings } from "~/api-client/for-request.server";
import type { Translate } from "~/i18n/text-keys";
import type { ToastView } from "~/view-models/root-data";
import { env } from "./env.server";

/** Shown outside production (docs/product/validation.md#breaches). */
export function breachToast({ breaches: [breach] }: Readonly<Shortcomings>): ToastView | null {
  return breach !== undefined && env.APP_ENV !== "production" ? { type: "error", message: breach } : null;
}

export function pageToast(shortcomings: Readonly<Shortcomings>, t: Translate): ToastView | null {
  const impersonal: ToastView | null = shortcomings.isImpersonal
    ? { type: "warning", message: t("page.impersonal") }
    : null;
  return breachToast(shortcomings) ?? impersonal;
}

export function withNotes<Payload>(payload: Payload, shortcomings: Readonly<Shortcomings>): Payload {
  const toast = breachToast(shortcomings);
  if (typeof payload !== "object" || payload === null || (!toast && !shortcomings.isUserRefused)) return payload;
  return { ...payload, ...(toast && { toast }), ...refusalNote(shortcomings) };
}

/** Makes the tab check its session again. */
export function refusalNote({ isUserRefused }: Readonly<Shortcomings>): { isUserRefused?: true } {
  return isUserRefused ? { isUserRefused } : {};
}
