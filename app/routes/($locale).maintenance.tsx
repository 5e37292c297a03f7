import type { LoaderFunctionArgs } from "@remix-run/node";
import { ErrorScreen } from "~/components/error/error-screen";
import { useText } from "~/i18n/use-text";
import { pageContext } from "~/server/page-context.server";

const RETRY_MINUTES = 10;
const SECONDS_PER_MINUTE = 60;

/** Maintenance page (503) for a reverse proxy. */
export function loader(args: LoaderFunctionArgs) {
  const { t, page } = pageContext(args, ["pages"]);
  const title = t("maintenance.title");
  const description = { title, description: t("maintenance.description"), path: "/maintenance/", noindex: true };
  return page({}, description, { status: 503, retryAfterSeconds: RETRY_MINUTES * SECONDS_PER_MINUTE });
}

export default function MaintenancePage() {
  const t = useText();
  return (
    <ErrorScreen face="off" heading={t("maintenance.heading")} text={t("maintenance.text", { count: RETRY_MINUTES })} />
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
