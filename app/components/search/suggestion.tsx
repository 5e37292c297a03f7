import { Link } from "@remix-run/react";
import type { SuggestionView } from "~/view-models/suggestions";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";

type SuggestionProps = { id: string; suggestion: SuggestionView; isActive: boolean; isChip: boolean };

/** Not focusable: the field's arrow keys select it. */
export function Suggestion({ id, suggestion, isActive, isChip }: SuggestionProps) {
  const { title, href, kind, picture } = suggestion;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={`${title}, ${kind}`}
      tabIndex={-1}
      className={isChip ? "chip" : "suggestion"}
      to={href}
    >
      {!isChip && (
        <span className="cover">{picture ? <Picture picture={picture} sizes="96px" /> : <Icon name="users" />}</span>
      )}
      <span className="fill-space">
        <b>{title}</b>
        {!isChip && <small>{kind}</small>}
      </span>
    </Link>
  );
}
