import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PersonView } from "~/view-models/friend-list";
import { Avatar } from "../ui/avatar";

type PersonRowProps = { person: PersonView; children?: ReactNode };

export function PersonRow({ person: { username, href, pictureUrl, note }, children }: PersonRowProps) {
  return (
    <li>
      <Avatar src={pictureUrl} size="large" />
      <div className="who">
        <Link className="clip" to={href}>
          {username}
        </Link>
        <p className="sm mut">{note}</p>
      </div>
      {children && <div className="act">{children}</div>}
    </li>
  );
}
