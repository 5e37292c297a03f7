import type { LoaderFunctionArgs } from "@remix-run/node";
import { CookieForm } from "~/components/frame/cookie-form";
import { CookieState } from "~/components/frame/cookie-state";
import { useText } from "~/i18n/use-text";
import { pageContext } from "~/server/page-context.server";

/** The cookie settings, reachable from every page's footer. */
export function loader(args: LoaderFunctionArgs) {
  const { page, t } = pageContext(args, ["preferences"]);
  return page({}, { title: t("cookies.label"), description: t("cookies.text"), path: "/cookies/", noindex: true });
}

export default function CookiesPage() {
  const t = useText();
  return (
    <div className="in">
      <header className="phd">
        <div>
          <h1>{t("cookies.label")}</h1>
          <p>{t("cookies.text")}</p>
        </div>
      </header>
      <div className="cks">
        <h2>{t("cookies.needed")}</h2>
        <p>{t("cookies.aboutNecessary")}</p>
        <h2>{t("cookies.measurement")}</h2>
        <p>{t("cookies.aboutMeasurement")}</p>
        <CookieState />
        <CookieForm />
      </div>
    </div>
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
