import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Unsubscribe } from "~/components/unsubscribe/unsubscribe";
import { pageContext } from "~/server/page-context.server";

/**
 * Drawn without frame and overlays (spec section 2, "/unsubscribe"). No mail is sent yet, so that no token can be valid: whoever brings one is told so, and nothing is changed.
 */
export function loader(args: LoaderFunctionArgs) {
  const { url, t, page } = pageContext(args, ["pages"]);
  const hasToken = Boolean(url.searchParams.get("token"));
  const title = t("unsubscribe.title");
  const description = { title, description: t("unsubscribe.description"), path: "/unsubscribe/", noindex: true };
  return page({ hasToken }, description, { status: hasToken ? 400 : 200 });
}

export default function UnsubscribePage() {
  return <Unsubscribe hasToken={useLoaderData<typeof loader>().hasToken} />;
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { AloneErrorBoundary as ErrorBoundary } from "~/components/error/alone-error-boundary";
