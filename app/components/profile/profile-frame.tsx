import type { ReactNode } from "react";
import { useAccountName } from "../frame/use-account-name";
import { useRootData } from "../frame/use-root-data";
import { ProfileHeader } from "./profile-header";
import { ProfileTabs } from "./profile-tabs";

type ProfileFrameProps = { children: ReactNode };

export function ProfileFrame({ children }: ProfileFrameProps) {
  const name = useAccountName();
  const { session } = useRootData();
  return (
    <div className="page-width">
      <ProfileHeader name={name} pictureUrl={session.user?.avatarUrl ?? null} />
      <ProfileTabs />
      {children}
    </div>
  );
}
