import type { Degradation } from "~/api-client/request-api.server";
import type { Translate } from "~/i18n/text-keys";
import type { ToastView } from "~/view-models/root-data";
import { env } from "./env.server";

/** Shown outside production (docs/product/validation.md#breaches). */
export function breachToast({ breaches: [breach] }: Readonly<Degradation>): ToastView | null {
  return breach !== undefined && env.APP_ENV !== "production" ? { type: "error", message: breach } : null;
}

export function pageToast(shortcomings: Readonly<Degradation>, t: Translate): ToastView | null {
  const impersonal: ToastView | null = shortcomings.isImpersonal
    ? { type: "warning", message: t("page.impersonal") }
    : null;
  return breachToast(shortcomings) ?? impersonal;
}

export function withNotices<Payload>(payload: Payload, shortcomings: Readonly<Degradation>): Payload {
  const toast = breachToast(shortcomings);
  if (typeof payload !== "object" || payload === null || (!toast && !shortcomings.isUserRefused)) return payload;
  return { ...payload, ...(toast && { toast }), ...refusalNotice(shortcomings) };
}

/** Makes the tab check its session again. */
export function refusalNotice({ isUserRefused }: Readonly<Degradation>): { isUserRefused?: true } {
  return isUserRefused ? { isUserRefused } : {};
}
