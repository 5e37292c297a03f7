import { Outlet } from "@remix-run/react";
import { ProfileFrame } from "~/components/profile/profile-frame";

/** Draws only: its pages run beside it, so each of them guards itself. */
export default function ProfileLayout() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  );
}

export { accountLinks as links } from "~/components/profile/account-links";
// Of a page that failed, head and headers are the boundary's.
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { AccountErrorBoundary as ErrorBoundary } from "~/components/profile/account-error-boundary";
