import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StudioPage } from "~/components/catalogue/studio-page";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { isUuid } from "~/rules/uuid";
import { pageParam, assertPageExists } from "~/server/page-param.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { secondary } from "~/server/secondary.server";
import { toStudioDescription, toStudioPage } from "~/view-models/studio-page";
import { listChallenges } from "~contract/calls/challenges";
import { listGames } from "~contract/calls/games";
import { getStudio, listStudioNews } from "~contract/calls/tags";

const CHALLENGES = 6;
const NEWS = 10;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["catalogue"]);
  const { callApi, api, locale, url, view } = context;
  const { studioId = "" } = args.params;
  if (!isUuid(studioId)) throw notFound();
  const page = pageParam(url);
  const studioFilter = { locale, studioId: [studioId] };
  const [studio, games, news, challenges] = await Promise.all([
    callApi(getStudio, { params: { studioId }, query: { locale } }),
    callApi(listGames, { query: { ...studioFilter, page, sort: "release-date-desc" } }),
    page > 0
      ? { news: [] }
      : secondary(api, (call) => call(listStudioNews, { params: { studioId }, query: { locale, pageSize: NEWS } })),
    page > 0
      ? { challenges: [] }
      : secondary(api, (call) =>
          call(listChallenges, { query: { ...studioFilter, sort: "newest", pageSize: CHALLENGES } }),
        ),
  ]);
  const canonical = canonicalRedirect(args.request.url, paths.studio(locale, studio.studioId));
  if (canonical) throw redirect(canonical, 301);
  assertPageExists(games.pagination);
  const data = { studio, games, news: news?.news ?? null, challenges: challenges?.challenges ?? null };
  return context.page({ studio: toStudioPage(data, view) }, toStudioDescription(data, page, view));
}

export default function StudioRoute() {
  const { studio } = useLoaderData<typeof loader>();
  return <StudioPage studio={studio} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
