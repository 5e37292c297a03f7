import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChallengeList } from "~/components/desk/challenge-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, choiceParam, pageParam, searchParam } from "~/server/page-param.server";
import { toChallengeList } from "~/view-models/desk/challenge-list";
import { challengePhase, listDeskChallenges } from "~contract/calls/desk-challenges";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { contentState } from "~contract/entities/draft";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const state = choiceParam(url, "state", contentState.options);
  const phase = choiceParam(url, "phase", challengePhase.options);
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const challenges = await callApi(listDeskChallenges, {
    query: { state, phase, ...(search === "" ? {} : { search }), page: pageParam(url), pageSize: PAGE_SIZE },
  });
  assertPageExists(challenges.pagination);
  const mayChange = permissions.includes("catalogue:change");
  const description = { title: t("desk.challenges"), description: t("site.description"), noindex: true };
  return page(
    { list: toChallengeList(challenges, { filter: { state, phase, search }, mayChange }, view) },
    { ...description, path: deskPaths.challenges(DEFAULT_LOCALE) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ChallengesRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ChallengeList list={list} />;
}
