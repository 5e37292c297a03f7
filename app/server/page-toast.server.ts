import type { Degradation } from "~/api-client/request-api.server";
import type { Translate } from "~/i18n/text-keys";
import { suspensionText } from "~/view-models/notices-page";
import type { SessionView, ToastView } from "~/view-models/root-data";
import type { ViewContext } from "~/view-models/view-context";
import { env } from "./env.server";

/** Shown outside production (docs/product/validation.md#breaches). */
export function breachToast({ breaches: [breach] }: Readonly<Degradation>): ToastView | null {
  return breach !== undefined && env.APP_ENV !== "production" ? { type: "error", message: breach } : null;
}

/** On every page of a suspended account. */
export function suspensionToast(
  { suspension }: SessionView,
  view: Pick<ViewContext, "locale" | "t">,
): ToastView | null {
  return suspension ? { type: "error", message: suspensionText(suspension.endDate, view) } : null;
}

export function pageToast(degradation: Readonly<Degradation>, t: Translate): ToastView | null {
  const impersonal: ToastView | null = degradation.isPublicFallback
    ? { type: "warning", message: t("page.impersonal") }
    : null;
  return breachToast(degradation) ?? impersonal;
}

export function withNotices<Payload>(payload: Payload, degradation: Readonly<Degradation>): Payload {
  const toast = breachToast(degradation);
  if (typeof payload !== "object" || payload === null || (!toast && !degradation.isUserRefused)) return payload;
  return { ...payload, ...(toast && { toast }), ...refusalNotice(degradation) };
}

/** Makes the tab check its session again. */
export function refusalNotice({ isUserRefused }: Readonly<Degradation>): { isUserRefused?: true } {
  return isUserRefused ? { isUserRefused } : {};
}
