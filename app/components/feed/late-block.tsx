import { lazy, Suspense } from "react";
import type { BlockSectionView } from "~/view-models/home-feed";
import { blockAtOnce } from "./block-at-once.server";

type LateBlockProps = { section: BlockSectionView };

/** What could not be loaded stays as the server drew it: its links and questions work without script. */
const Block =
  blockAtOnce ??
  lazy(() =>
    import("./content-block").then(
      ({ ContentBlock }) => ({ default: ContentBlock }),
      () => new Promise<never>(() => undefined),
    ),
  );

/** A section whose script comes after the page's own; its HTML is complete in the first answer. */
export function LateBlock({ section }: LateBlockProps) {
  return (
    <Suspense>
      <Block section={section} />
    </Suspense>
  );
}
