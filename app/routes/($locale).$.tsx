import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";

export function loader(args: LoaderFunctionArgs): never {
  pageContext(args);
  throw notFound();
}

export default function UnknownPage() {
  return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
export { pageMeta as meta } from "~/view-models/page-meta";
