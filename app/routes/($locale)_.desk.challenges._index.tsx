import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentList } from "~/components/desk/content-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { contentFilter } from "~/server/desk-content-page.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, choiceParam } from "~/server/page-param.server";
import { toChallengeList } from "~/view-models/desk/challenge-list";
import { challengePhase, listDeskChallenges } from "~contract/calls/desk-challenges";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const { filter, query } = contentFilter(url);
  const phase = choiceParam(url, "phase", challengePhase.options);
  const challenges = await callApi(listDeskChallenges, { query: { ...query, phase } });
  assertPageExists(challenges.pagination);
  const mayChange = permissions.includes("catalogue:change");
  const description = { title: t("desk.challenges"), description: t("site.description"), noindex: true };
  return page(
    { list: toChallengeList(challenges, { filter: { ...filter, phase }, mayChange }, view) },
    { ...description, path: deskPaths.challenges(DEFAULT_LOCALE) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ChallengesRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ContentList list={list} />;
}
