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
export { AccountErrorBoundary as ErrorBoundary } from "~/components/profile/account-error-boundary";
