import { Link } from "@remix-run/react";
import type { CoverLoading } from "~/rules/cover-loading";
import type { FeedLinkView } from "~/view-models/feed-blocks";
import { Cover } from "../game/cover";

type FeedLinkProps = { link: FeedLinkView; coverLoading: CoverLoading };

const COVER_SIZES = "(max-width: 900px) 84vw, 380px";

export function FeedLink({ link: { title, text, href, cover }, coverLoading }: FeedLinkProps) {
  return (
    <article className="surface-card" aria-label={title}>
      {cover && <Cover picture={cover} shape="16:9" sizes={COVER_SIZES} loading={coverLoading} />}
      <div className="card-body">
        <h3 className="card-title">
          <Link to={href}>{title}</Link>
        </h3>
        {text !== null && <p className="card-subtitle">{text}</p>}
      </div>
    </article>
  );
}
