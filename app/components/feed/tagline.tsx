import type { FeedSectionOf } from "~/view-models/home-feed";

type TaglineProps = { section: FeedSectionOf<"TITLE_SECTION" | "TAGLINE"> };

export function Tagline({ section: { words, more } }: TaglineProps) {
  return (
    <div className="section">
      <p className="tagline">
        {words} {more !== null && <span>{more}</span>}
      </p>
    </div>
  );
}
