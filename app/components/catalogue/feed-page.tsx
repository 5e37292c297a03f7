import { useText } from "~/i18n/use-text";
import type { FeedPageView } from "~/view-models/feed-page";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { FeedBlock } from "./feed-block";
import { PageHeader } from "./page-header";

type FeedPageProps = { feed: FeedPageView };

export function FeedPage({ feed: { title, description, blocks, pager } }: FeedPageProps) {
  const t = useText();
  return (
    <div className="page-width">
      <PageHeader title={title} subtitle={description} />
      {blocks.length > 0 ? (
        <section className="feed-blocks" aria-labelledby="feed-content">
          <h2 className="visually-hidden" id="feed-content">
            {t("feed.content")}
          </h2>
          {blocks.map((block) => (
            <FeedBlock key={block.items[0]?.id} block={block} />
          ))}
        </section>
      ) : (
        <EmptyList text={t("feed.empty")} />
      )}
      {pager && <Pager pager={pager} />}
    </div>
  );
}
