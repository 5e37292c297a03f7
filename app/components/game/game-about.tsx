import { Link } from "@remix-run/react";
import type { GamePageView } from "~/view-models/game-page";
import { DescriptionText } from "./description-text";

type GameAboutProps = { game: Pick<GamePageView, "lead" | "paragraphs" | "tags"> };

/** What the game is: short and long description, and its tags. */
export function GameAbout({ game: { lead, paragraphs, tags } }: GameAboutProps) {
  return (
    <section className="sec txt">
      {lead && <p className="lead">{lead}</p>}
      <DescriptionText paragraphs={paragraphs} />
      {tags.length > 0 && (
        <ul className="chips mt-[20px]">
          {tags.map(({ title, href }) => (
            <li key={title}>
              {href === null ? (
                <span className="chip">{title}</span>
              ) : (
                <Link className="chip" to={href}>
                  {title}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
