import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { CallApi } from "~/api-client/client";
import { TagPage } from "~/components/catalogue/tag-page";
import type { Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { gamesOfTag, MAX_TAG_ALIAS_LENGTH } from "~/rules/related-tags";
import { choiceParam, pageParam, assertPageExists } from "~/server/page-param.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { secondary } from "~/server/secondary.server";
import { TAG_PLATFORMS, TAG_SORTS, toTagDescription, toTagPage, type TagQuery } from "~/view-models/tag-page";
import { listChallenges } from "~contract/calls/challenges";
import { listGames } from "~contract/calls/games";
import { getTag, listTags } from "~contract/calls/tags";

const CHALLENGES = 3;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["tag", "catalogue"]);
  const { callApi, api, publicApi, locale, view } = context;
  const alias = args.params["alias"] ?? "";
  if (alias.length > MAX_TAG_ALIAS_LENGTH) throw notFound();
  const query = readQuery(context.url);
  const { page, sort } = query;
  const platform = query.platform === "mobile" ? "MOBILE" : query.platform && "DESKTOP";
  const [tag, games, tags, running] = await Promise.all([
    callApi(getTag, { params: { alias }, query: { locale } }),
    callApi(listGames, { query: { locale, page, sort, platform, ...gamesOfTag(alias) } }),
    secondary(publicApi, (call) => call(listTags, { query: { locale } })),
    page > 0 ? { challenges: [] } : secondary(api, (call) => runningChallenges(call, alias, locale)),
  ]);
  const canonical = canonicalRedirect(args.request.url, paths.tag(locale, tag.alias));
  if (canonical) throw redirect(canonical, 301);
  assertPageExists(games.pagination);
  const data = { tag, games, tags: tags?.tags ?? null, challenges: running?.challenges ?? null };
  return context.page({ tagPage: toTagPage(data, query, view) }, toTagDescription(data, query, view));
}

function runningChallenges(callApi: CallApi, alias: string, locale: Locale) {
  const order = { timeFrame: "active", sort: "players-desc", pageSize: CHALLENGES } as const;
  return callApi(listChallenges, { query: { locale, tagAlias: [alias], ...order } });
}

function readQuery(url: URL): TagQuery {
  return {
    page: pageParam(url),
    sort: choiceParam(url, "sort", TAG_SORTS),
    platform: choiceParam(url, "platform", TAG_PLATFORMS),
  };
}

export default function TagRoute() {
  const { tagPage } = useLoaderData<typeof loader>();
  return <TagPage tagPage={tagPage} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
