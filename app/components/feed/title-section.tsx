import type { FeedSectionOf } from "~/view-models/home-feed";

type TitleSectionProps = { section: FeedSectionOf<"TITLE_SECTION" | "TAGLINE"> };

export function TitleSection({ section: { words, more } }: TitleSectionProps) {
  return (
    <section className="section">
      <h2 className="h1">{words}</h2>
      {more !== null && <p className="lead">{more}</p>}
    </section>
  );
}
