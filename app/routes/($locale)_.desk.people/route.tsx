import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StaffList } from "~/components/desk/staff-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toStaffList } from "~/view-models/desk/staff-list";
import { listStaff } from "~contract/calls/desk-staff";
import { changeStaff } from "./staff-change.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, view } = context;
  const { staff } = await callApi(listStaff);
  const list = toStaffList({ staff, mayChange: permissions.includes("staff:change") }, view);
  const description = { title: t("desk.people"), description: t("site.description"), noindex: true };
  return page({ list }, { ...description, path: deskPaths.staff(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeStaff(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StaffRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <StaffList list={list} result={useActionData<DeskFormResult>()} />;
}
