import { Link } from "@remix-run/react";
import type { GamePageView } from "~/view-models/game-page";
import { SafeMarkup } from "../ui/safe-markup";

type GameAboutProps = { game: Pick<GamePageView, "lead" | "description" | "tags"> };

export function GameAbout({ game: { lead, description, tags } }: GameAboutProps) {
  if (!lead && !description && tags.length === 0) return null;
  return (
    <div className="section prose">
      {lead && <p className="lead">{lead}</p>}
      {description && <SafeMarkup markup={description} />}
      {tags.length > 0 && (
        <ul className="chips mt-[20px]">
          {tags.map(({ title, href }) => (
            <li key={href}>
              <Link className="chip" to={href} data-stats="tag">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
