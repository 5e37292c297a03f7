import { Link } from "@remix-run/react";
import type { TagTileView } from "~/view-models/tag-tile";
import { ContentIcon } from "../ui/content-icon";

type TagLinksProps = { heading: string; tags: readonly TagTileView[] };

export function TagLinks({ heading, tags }: TagLinksProps) {
  return (
    <section className="section">
      <header className="section-head">
        <h2>{heading}</h2>
      </header>
      <div className="tiles">
        {tags.map(({ id, href, icon, title }) => (
          <Link key={id} className="tile" to={href}>
            <ContentIcon icon={icon} />
            <span>{title}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
