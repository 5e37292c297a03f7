import { lazy, Suspense } from "react";
import { firstActivity } from "~/browser/first-activity";
import type { BlockSectionView } from "~/view-models/home-feed";
import { blockAtOnce } from "./block-at-once.server";

type LateBlockProps = { section: BlockSectionView };

/** Where the server drew the feed, its links and questions work without script until somebody is there. */
const isDrawn = blockAtOnce === undefined && document.querySelector("[data-feed]") !== null;

/** What could not be loaded stays as the server drew it. */
const Block =
  blockAtOnce ??
  lazy(() =>
    (isDrawn ? firstActivity() : Promise.resolve())
      .then(() => import("./content-block"))
      .then(
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
