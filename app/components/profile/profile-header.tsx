import type { ReactNode } from "react";
import { Avatar } from "../ui/avatar";

type ProfileHeaderProps = { name: string; pictureUrl: string | null; children?: ReactNode };

/** Whose pages these are. */
export function ProfileHeader({ name, pictureUrl, children }: ProfileHeaderProps) {
  return (
    <header className="ph">
      <Avatar src={pictureUrl} size="huge" />
      <div>
        <h1>{name}</h1>
        {children}
      </div>
    </header>
  );
}
