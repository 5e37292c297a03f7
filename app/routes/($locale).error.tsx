import type { LoaderFunctionArgs } from "@remix-run/node";
import { ButtonLink } from "~/components/ui/button-link";
import { ErrorScreen } from "~/components/error/error-screen";
import { useRootData } from "~/components/frame/use-root-data";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { pageContext } from "~/server/page-context.server";

/** Error page (500) for a reverse proxy. */
export function loader(args: LoaderFunctionArgs) {
  const { t, page } = pageContext(args);
  const title = t("error.failedTitle");
  const description = { title, description: t("site.description"), path: "/error/", noindex: true };
  return page({}, description, { status: 500 });
}

export default function FailurePage() {
  const t = useText();
  return (
    <ErrorScreen face="stuck" heading={t("error.serverHeading")} text={t("error.serverText")}>
      <ButtonLink href={paths.home(useRootData().locale)} variant="primary" isDocument>
        {t("error.backHome")}
      </ButtonLink>
    </ErrorScreen>
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
