import { Link } from "@remix-run/react";
import { coverLoading } from "~/rules/cover-loading";
import type { SearchResultView } from "~/view-models/search-page";
import { Cover } from "../game/cover";

type SearchResultProps = { result: SearchResultView; position: number };

const COVER_SIZES = "(max-width: 900px) 128px, 208px";

export function SearchResult({ result, position }: SearchResultProps) {
  return (
    <li className="card">
      <Cover picture={result.cover} shape="16:9" sizes={COVER_SIZES} loading={coverLoading(position)} />
      <div className="grow">
        <h3 className="t">
          <Link to={result.href} prefetch="intent">
            {result.title}
          </Link>
        </h3>
        {result.pitch !== null && <p>{result.pitch}</p>}
        <p className="m">{result.facts}</p>
      </div>
    </li>
  );
}
