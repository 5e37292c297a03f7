import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TagGames } from "~/components/feed/tag-games";
import { askedPage, assertPageExists } from "~/server/asked-page.server";
import { pageContext } from "~/server/page-context.server";
import { toTagDescription, toTagPage } from "~/view-models/tag-page";
import { listGames } from "~contract/calls/games";
import { getTag } from "~contract/calls/tags";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["tag"]);
  const { ask, locale, url, view } = context;
  const alias = args.params["alias"] ?? "";
  const page = askedPage(url);
  const [tag, games] = await Promise.all([
    ask(getTag, { params: { alias }, query: { locale } }),
    ask(listGames, { query: { locale, page, tagAlias: [alias] } }),
  ]);
  assertPageExists(games.pagination);
  return context.page({ tagPage: toTagPage(tag, games, view) }, toTagDescription(tag, games, view));
}

export default function TagPage() {
  const { tagPage } = useLoaderData<typeof loader>();
  return (
    <div className="in">
      <TagGames tagPage={tagPage} />
    </div>
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
