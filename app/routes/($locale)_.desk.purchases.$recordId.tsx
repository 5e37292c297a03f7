import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PurchasePage } from "~/components/desk/purchase-page";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { changePurchase } from "~/server/desk-money-forms.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toDeskPurchase } from "~/view-models/desk/purchase-page";
import { readDeskPurchase } from "~contract/calls/desk-purchases";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, view } = context;
  const recordId = idParam(args, "recordId");
  const found = await callApi(readDeskPurchase, { params: { recordId } });
  const purchase = toDeskPurchase(found, { key: randomUUID(), permissions }, view);
  const description = { title: purchase.title, description: t("site.description"), noindex: true };
  return page({ purchase }, { ...description, path: deskPaths.purchase(DEFAULT_LOCALE, recordId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireSignIn(args, context);
  return changePurchase(context, await readDeskForm(args.request), idParam(args, "recordId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PurchaseRoute() {
  const { purchase } = useLoaderData<typeof loader>();
  return <PurchasePage purchase={purchase} result={useActionData<DeskFormResult>()} />;
}
