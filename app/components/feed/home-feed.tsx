import { useText } from "~/i18n/use-text";
import type { HomeFeedView } from "~/view-models/home-feed";
import { FeedMore } from "./feed-more";
import { FeedNotice } from "./feed-notice";
import { FeedSection } from "./feed-section";

type HomeFeedProps = {
  /** Null if loading failed. */
  feed: HomeFeedView | null;
};

export function HomeFeed({ feed }: HomeFeedProps) {
  const t = useText();
  if (feed === null) {
    return <FeedNotice title={t("feed.failedTitle")} text={t("feed.failedText")} action={t("feed.failedAction")} />;
  }
  if (feed.sections.length === 0 && feed.next === null) {
    return <FeedNotice title={t("feed.emptyTitle")} text={t("feed.emptyText")} action={t("feed.emptyAction")} />;
  }
  const { sections, next } = feed;
  return (
    <>
      {sections.map((section) => (
        <FeedSection key={section.id} section={section} />
      ))}
      {next && <FeedMore key={next.href} lastSection={sections.at(-1)?.id} next={next} />}
    </>
  );
}
