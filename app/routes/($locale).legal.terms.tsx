import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/legal/legal-page";
import { legalPage } from "~/server/legal-page.server";

export function loader(args: LoaderFunctionArgs) {
  return legalPage(args, "terms");
}

export default function TermsRoute() {
  const { legal } = useLoaderData<typeof loader>();
  return <LegalPage page={legal} />;
}

export { legalLinks as links } from "~/components/legal/legal-links";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
