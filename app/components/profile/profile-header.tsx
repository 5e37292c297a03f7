import type { ReactNode } from "react";
import { Avatar } from "../ui/avatar";

type ProfileHeaderProps = {
  name: string;
  pictureUrl: string | null;
  /** Class of the picture's frame, a quest reward. */
  frame?: string | null;
  children?: ReactNode;
};

export function ProfileHeader({ name, pictureUrl, frame = null, children }: ProfileHeaderProps) {
  return (
    <header className="profile-head">
      <span className={frame === null ? undefined : `avatar-frame ${frame}`}>
        <Avatar src={pictureUrl} size="huge" />
      </span>
      <div>
        <h1>{name}</h1>
        {children}
      </div>
    </header>
  );
}
