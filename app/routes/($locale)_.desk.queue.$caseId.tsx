import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CasePage } from "~/components/desk/case-page";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeCase } from "~/server/desk-case-forms.server";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toCasePage } from "~/view-models/desk/case-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { readReportCase } from "~contract/calls/desk-reports";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const reader = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const caseId = idParam(args, "caseId");
  const query = { page: pageParam(url), pageSize: PAGE_SIZE };
  const found = await callApi(readReportCase, { params: { caseId }, query });
  assertPageExists(found.pagination);
  const reportCase = toCasePage(found, reader, view);
  const description = { title: reportCase.title, description: t("site.description"), noindex: true };
  return page({ reportCase }, { ...description, path: deskPaths.reportCase(DEFAULT_LOCALE, caseId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeCase(context, await readDeskForm(args.request), idParam(args, "caseId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function CaseRoute() {
  const { reportCase } = useLoaderData<typeof loader>();
  return <CasePage reportCase={reportCase} result={useActionData<DeskFormResult>()} />;
}
