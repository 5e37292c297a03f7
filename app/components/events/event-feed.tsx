import { useText } from "~/i18n/use-text";
import type { EventFeedView } from "~/view-models/event-feed";
import { FeedBlock } from "../catalogue/feed-block";
import { MissingPart } from "../error/missing-part";

type EventFeedProps = {
  /** Null when it did not load. */
  feed: EventFeedView | null;
};

/** Games and challenges of an event; nothing while it has none. */
export function EventFeed({ feed }: EventFeedProps) {
  const t = useText();
  if (feed === null) return <MissingPart text={t("events.failed")} />;
  const { title, description, blocks } = feed;
  if (blocks.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="event-feed">
      <header className="sh">
        <div>
          <h2 id="event-feed">{title}</h2>
          {description !== null && <p>{description}</p>}
        </div>
      </header>
      <div className="blocks">
        {blocks.map((block) => (
          <FeedBlock key={block.items[0]?.id} block={block} />
        ))}
      </div>
    </section>
  );
}
