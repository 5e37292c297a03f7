import { useText } from "~/i18n/use-text";
import type { EventFeedView } from "~/view-models/event-feed";
import { TitledBlocks } from "../catalogue/titled-blocks";
import { MissingPart } from "../error/missing-part";

type EventFeedProps = {
  /** Null if loading failed. */
  feed: EventFeedView | null;
};

export function EventFeed({ feed }: EventFeedProps) {
  const t = useText();
  if (feed === null) return <MissingPart text={t("events.failed")} />;
  return feed.blocks.length > 0 ? <TitledBlocks id="event-feed" {...feed} /> : null;
}
