import type { FeedBlockView } from "~/view-models/feed-blocks";
import { FeedBlock } from "./feed-block";

type TitledBlocksProps = {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string | null;
  description: string | null;
  blocks: readonly FeedBlockView[];
};

export function TitledBlocks({ id, title, description, blocks }: TitledBlocksProps) {
  return (
    <section className="section" aria-labelledby={title === null ? undefined : id}>
      {title !== null && (
        <header className="section-head">
          <div>
            <h2 id={id}>{title}</h2>
            {description !== null && <p>{description}</p>}
          </div>
        </header>
      )}
      <div className="feed-blocks">
        {blocks.map((block) => (
          <FeedBlock key={block.items[0]?.id} block={block} />
        ))}
      </div>
    </section>
  );
}
