import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ApplicationList } from "~/components/desk/application-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { decideOnApplication } from "~/server/desk-application-forms.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toApplicationList } from "~/view-models/desk/application-list";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { listWaitingApplications } from "~contract/calls/desk-studios";

const PAGE_SIZE = 25;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const waiting = await callApi(listWaitingApplications, { query: { page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(waiting.pagination);
  const description = { title: t("desk.applications"), description: t("site.description"), noindex: true };
  return page(
    { list: toApplicationList(waiting, view) },
    { ...description, path: deskPaths.applications(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return decideOnApplication(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ApplicationsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ApplicationList list={list} result={useActionData<DeskFormResult>()} />;
}
