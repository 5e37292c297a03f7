import type { ReactNode } from "react";
import { Avatar } from "../ui/avatar";

type ProfileHeaderProps = {
  name: string;
  pictureUrl: string | null;
  /** What stands around the picture; a quest's reward. */
  frame?: string | null;
  children?: ReactNode;
};

/** Whose pages these are. */
export function ProfileHeader({ name, pictureUrl, frame = null, children }: ProfileHeaderProps) {
  return (
    <header className="ph">
      <span className={frame === null ? undefined : `av-f ${frame}`}>
        <Avatar src={pictureUrl} size="huge" />
      </span>
      <div>
        <h1>{name}</h1>
        {children}
      </div>
    </header>
  );
}
