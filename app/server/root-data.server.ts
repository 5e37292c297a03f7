import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { createRequestApi, type RequestApi } from "~/api-client/request-api.server";
import { requestLanguage, translatorFor } from "~/i18n/i18next.server";
import { isLocale, DEFAULT_LOCALE } from "~/i18n/locales";
import { packedTextsOf } from "~/i18n/texts.server";
import { consentOf } from "~/rules/cookie-consent";
import { splitLocale } from "~/rules/locale-path";
import { hasNewQuests } from "~/rules/seen-quests";
import { toMissingPageMeta } from "~/view-models/page-meta";
import type { RootData } from "~/view-models/root-data";
import { buildVersion } from "./build-version.server";
import { breachToast, suspensionToast } from "./page-toast.server";
import { publicSettings, withSite } from "./public-settings.server";
import { onSessionChange, loadSession, reloadSession } from "./session.server";
import { isSidebarOpen } from "./sidebar-state.server";
import { loadSite } from "./site.server";
import { isNoticesPage, showNoticeFirst } from "./suspension-notice.server";
import { loadTheme } from "./theme.server";
import { consumeToast } from "./toast.server";

export async function loadRoot({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const detected = await requestLanguage.getLocale(request);
  const locale = isLocale(detected) ? detected : DEFAULT_LOCALE;
  const t = translatorFor(locale);
  const requestApi: RequestApi = createRequestApi(request, {
    onForbidden: () => reloadSession(context, requestApi),
  });
  const [session, { toast, headers }, site] = await Promise.all([
    loadSession(context, requestApi),
    consumeToast(request),
    loadSite(request),
  ]);
  if (session.suspension) await showNoticeFirst(request, locale, session.suspension);
  const rootData: RootData = {
    locale,
    texts: packedTextsOf(locale, ["common"]),
    meta: toMissingPageMeta(
      {
        title: t("error.notFoundTitle"),
        description: t("error.notFoundText"),
        path: splitLocale(new URL(request.url).pathname).path,
      },
      locale,
      publicSettings,
    ),
    publicSettings: withSite(site),
    session,
    toast:
      toast ??
      breachToast(requestApi.degradation) ??
      (isNoticesPage(request) ? null : suspensionToast(session, { locale, t })),
    isSidebarOpen: isSidebarOpen(request),
    hasNewQuests: hasNewQuests(request.headers.get("cookie") ?? ""),
    theme: loadTheme(request),
    consent: consentOf(request.headers.get("cookie") ?? ""),
    version: buildVersion,
  };
  onSessionChange(context, (changed) => {
    rootData.session = changed;
  });
  // Set-Cookie makes a page uncacheable, so it is sent with a toast only.
  return toast ? data(rootData, { headers }) : data(rootData);
}
