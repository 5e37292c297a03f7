import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { consentOf, isConsentBannerVisible } from "~/rules/cookie-consent";
import { pageContext } from "~/server/page-context.server";

export function loader(args: LoaderFunctionArgs) {
  const { page, t } = pageContext(args, ["preferences"]);
  const consent = consentOf(args.request.headers.get("cookie") ?? "");
  const choiceText = consent.marketing ? t("cookies.allowedAll") : t("cookies.allowedNecessary");
  return page(
    { choiceText: isConsentBannerVisible(consent) ? null : choiceText },
    { title: t("cookies.label"), description: t("cookies.text"), path: "/cookies/", noindex: true },
  );
}

export default function CookiesPage() {
  const t = useText();
  const { choiceText } = useLoaderData<typeof loader>();
  return (
    <div className="page-width">
      <header className="page-header">
        <h1>{t("cookies.label")}</h1>
      </header>
      <div className="cookie-settings">
        <h2>{t("cookies.needed")}</h2>
        <p>{t("cookies.aboutNecessary")}</p>
        <h2>{t("cookies.measurement")}</h2>
        <p>{t("cookies.aboutMeasurement")}</p>
        {choiceText !== null && <p className="muted">{choiceText}</p>}
      </div>
    </div>
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
