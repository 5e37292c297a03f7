import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { FeedMoreProps } from "./feed-more";
import { FeedSection } from "./feed-section";
import { useFeedPages } from "./use-feed-pages";

const CARDS = ["1", "2", "3", "4", "5"];

export function FeedPages({ lastSection, next: first }: FeedMoreProps) {
  const t = useText();
  const { sections, next, state, end, retry } = useFeedPages(first, lastSection);
  const statusTexts = {
    waiting: sections.length > 0 ? "feed.loaded" : null,
    loading: "feed.loading",
    failed: null,
  } as const;
  return (
    <>
      {sections.map((section, index) => (
        <FeedSection key={`${section.id} ${String(index)}`} section={section} />
      ))}
      {state === "loading" && <FeedSkeleton />}
      <p className="visually-hidden" role="status">
        {statusTexts[state] && t(statusTexts[state])}
      </p>
      {next && state === "failed" && (
        <p className="load-more" role="alert">
          {t("feed.pageFailed")}
          <button type="button" className="button button--outline" onClick={retry}>
            {t("feed.failedAction")}
          </button>
        </p>
      )}
      {next && state !== "failed" && (
        <p ref={end} className="load-more">
          <Link className="button button--outline" to={next.href} rel="next">
            {t("feed.more")}
          </Link>
        </p>
      )}
    </>
  );
}

function FeedSkeleton() {
  return (
    <div className="section appears-late" aria-hidden="true">
      <div className="section-head">
        <span className="skeleton skeleton--line block" />
      </div>
      <div className="rail">
        {CARDS.map((card) => (
          <div key={card} className="game-card">
            <span className="cover cover--4-3 skeleton" />
            <p className="card-title">
              <span className="skeleton skeleton--line block" />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
