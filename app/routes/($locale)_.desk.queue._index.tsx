import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CaseList } from "~/components/desk/case-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, choiceParam, pageParam } from "~/server/page-param.server";
import { toCaseList } from "~/view-models/desk/case-list";
import { listReportCases } from "~contract/calls/desk-reports";
import { reportCaseKind, reportCaseState } from "~contract/entities/report-case";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const state = choiceParam(url, "state", reportCaseState.options) ?? "OPEN";
  const kind = choiceParam(url, "kind", reportCaseKind.options);
  const found = await callApi(listReportCases, { query: { state, kind, page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(found.pagination);
  const description = { title: t("desk.queue"), description: t("site.description"), noindex: true };
  return page(
    { list: toCaseList(found, { state, kind }, view) },
    { ...description, path: deskPaths.queue(DEFAULT_LOCALE) },
  );
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function QueueRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <CaseList list={list} />;
}
