import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ClientError } from "~/components/error/client-error";
import { pageContext } from "~/server/page-context.server";

/** Error reference that the tab generates; other text in the URL must not be rendered. */
const REFERENCE = /^[0-9A-F]{8}$/;

export function loader(args: LoaderFunctionArgs) {
  const { url, t, page } = pageContext(args, ["pages"]);
  const reference = url.searchParams.get("reference") ?? "";
  const title = t("clientError.title");
  const description = { title, description: t("clientError.description"), path: "/client-error/", noindex: true };
  return page({ reference: REFERENCE.test(reference) ? reference : null }, description);
}

export default function ClientErrorPage() {
  return <ClientError reference={useLoaderData<typeof loader>().reference} />;
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
