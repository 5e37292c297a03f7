import { Outlet } from "@remix-run/react";

/** Renders only: Remix runs child loaders in parallel, so each child guards itself. */
export default function StudioLayout() {
  return (
    <div className="page-width">
      <Outlet />
    </div>
  );
}

export { studioLinks as links } from "~/components/studio/studio-links";
// When a child fails, Remix takes headers and meta from this route, which has the boundary.
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { AccountErrorBoundary as ErrorBoundary } from "~/components/profile/account-error-boundary";
