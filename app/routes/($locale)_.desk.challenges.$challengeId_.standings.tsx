import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Standings } from "~/components/desk/standings";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeStandings } from "~/server/desk-standing-forms.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, choiceParam, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toStandings } from "~/view-models/desk/standings";
import { listStandings, standingGroup } from "~contract/calls/desk-scores";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const challengeId = idParam(args, "challengeId");
  const group = choiceParam(url, "group", standingGroup.options) ?? "RANKED";
  const query = { group, page: pageParam(url), pageSize: PAGE_SIZE };
  const found = await callApi(listStandings, { params: { challengeId }, query });
  assertPageExists(found.pagination);
  const mayModerate = permissions.includes("scores:moderate");
  const mayChange = permissions.includes("catalogue:change");
  const standings = toStandings(found, { challengeId, group, mayModerate, mayChange }, view);
  const description = { title: standings.title, description: t("site.description"), noindex: true };
  return page({ standings }, { ...description, path: deskPaths.standings(DEFAULT_LOCALE, challengeId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeStandings(context, await readDeskForm(args.request), idParam(args, "challengeId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StandingsRoute() {
  const { standings } = useLoaderData<typeof loader>();
  return <Standings standings={standings} result={useActionData<DeskFormResult>()} />;
}
