import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-failure.server";

/** Any path that no other route knows: the 404 page in the frame. */
export function loader(args: LoaderFunctionArgs): never {
  pageContext(args);
  throw notFound();
}

export default function UnknownPage() {
  return null;
}

export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
export { pageMeta as meta } from "~/view-models/page-meta";
