import { Link } from "@remix-run/react";
import type { QuestActionView } from "~/view-models/quest-card";
import { Icon } from "../ui/icon";

type QuestActionProps = { action: QuestActionView };

export function QuestAction({ action: { text, href } }: QuestActionProps) {
  if (href === null) return <p className="quest-link muted">{text}</p>;
  if (!href.startsWith("/")) {
    return (
      <a className="quest-link" href={href} target="_blank" rel="noopener">
        {text}
        <Icon name="arrow-up-right" size="small" />
      </a>
    );
  }
  return (
    <Link className="quest-link" to={href}>
      {text}
      <Icon name="arrow-right" size="small" />
    </Link>
  );
}
