import { useLocation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { HomeFeedView } from "~/view-models/home-feed";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { FeedMore } from "./feed-more";
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

type FeedNoticeProps = { title: string; text: string; action: string };

function FeedNotice({ title, text, action }: FeedNoticeProps) {
  const { pathname } = useLocation();
  return (
    <section className="section empty-state">
      <i className="triplet-dark" aria-hidden="true" />
      <h2 className="heading-small">{title}</h2>
      <p>{text}</p>
      <ButtonLink href={pathname} isDocument>
        <Icon name="refresh-cw" />
        {action}
      </ButtonLink>
    </section>
  );
}
