import { Link } from "@remix-run/react";
import { useId } from "react";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { ContentIcon } from "../ui/content-icon";

type TagTilesProps = { section: FeedSectionOf<"TAGS" | "CATEGORIES"> };

export function TagTiles({ section }: TagTilesProps) {
  const headingId = useId();
  return (
    <section className="section" aria-labelledby={section.title === null ? undefined : headingId}>
      {section.title !== null && (
        <header className="section-head">
          <div>
            <h2 id={headingId}>{section.title}</h2>
          </div>
        </header>
      )}
      <div className="tiles">
        {section.tags.map((tag) => (
          <Link key={tag.id} className="tile" to={tag.href}>
            <ContentIcon icon={tag.icon} />
            <span>{tag.title}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
