import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { ApplicationList } from "~/components/desk/application-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { box } from "~/server/desk-content-forms.server";
import { readDeskForm, respondToDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { badRequest } from "~/server/request-body.server";
import { toApplicationList } from "~/view-models/desk/application-list";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { deskReason } from "~contract/calls/desk-staff";
import { decideApplication, listWaitingApplications } from "~contract/calls/desk-studios";
import { id } from "~contract/entities/identifiers";

const PAGE_SIZE = 25;

const approval = z.object({ intent: z.literal("approve"), subject: id, isReviewed: box });
const rejection = z.object({ intent: z.literal("reject"), subject: id, reason: deskReason });

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
  const form = await readDeskForm(args.request);
  const { api, locale, t } = context;
  const href = deskPaths.applications(locale);
  if (form.intent === "approve") {
    return respondToDeskForm(context, form, approval, async ({ subject: applicationId, isReviewed }) => {
      const body = { decision: "APPROVED", isReviewed } as const;
      const { name } = await api(decideApplication, { params: { applicationId }, body });
      return { href, message: t("desk.approved", { name }) };
    });
  }
  if (form.intent !== "reject") throw badRequest();
  return respondToDeskForm(context, form, rejection, async ({ subject: applicationId, reason }) => {
    const body = { decision: "REJECTED", reason } as const;
    const { name } = await api(decideApplication, { params: { applicationId }, body });
    return { href, message: t("desk.rejected", { name }) };
  });
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ApplicationsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ApplicationList list={list} result={useActionData<DeskFormResult>()} />;
}
