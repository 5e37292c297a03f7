import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PersonView } from "~/view-models/friend-list";
import { Avatar } from "../ui/avatar";

type PersonRowProps = { person: PersonView; children?: ReactNode };

export function PersonRow({ person: { username, href, pictureUrl, note }, children }: PersonRowProps) {
  return (
    <li>
      <Avatar src={pictureUrl} size="large" />
      <div className="person">
        <Link className="ellipsis" to={href}>
          {username}
        </Link>
        <p className="text-small muted">{note}</p>
      </div>
      {children && <div className="actions">{children}</div>}
    </li>
  );
}
