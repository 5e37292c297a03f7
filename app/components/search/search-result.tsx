import { Link } from "@remix-run/react";
import { coverLoading } from "~/rules/cover-loading";
import type { SearchResultView } from "~/view-models/search-page";
import { Cover } from "../game/cover";

type SearchResultProps = { result: SearchResultView; position: number };

const COVER_SIZES = "(max-width: 900px) 128px, 208px";

export function SearchResult({ result, position }: SearchResultProps) {
  return (
    <li className="game-card">
      <Cover picture={result.cover} shape="16:9" sizes={COVER_SIZES} loading={coverLoading(position)} />
      <div className="fill-space">
        <h3 className="card-title">
          <Link to={result.href} prefetch="intent">
            {result.title}
          </Link>
        </h3>
        {result.pitch !== null && <p>{result.pitch}</p>}
        <p className="card-meta">{result.facts}</p>
      </div>
    </li>
  );
}
