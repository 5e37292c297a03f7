import { Outlet } from "@remix-run/react";
import { ProfileFrame } from "~/components/profile/profile-frame";

/** Renders only: Remix runs child loaders in parallel, so each child guards itself. */
export default function ProfileLayout() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  );
}

export { accountLinks as links } from "~/components/profile/account-links";
// When a child fails, Remix takes headers and meta from this route, which has the boundary.
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { AccountErrorBoundary as ErrorBoundary } from "~/components/profile/account-error-boundary";
