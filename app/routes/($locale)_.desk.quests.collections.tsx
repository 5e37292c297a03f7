import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionList } from "~/components/desk/collection-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeCollection } from "~/server/desk-collection-forms.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toCollectionList } from "~/view-models/desk/collection-list";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { listQuestCollections } from "~contract/calls/desk-collections";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, view } = context;
  const { collections } = await callApi(listQuestCollections);
  const list = toCollectionList(collections, permissions.includes("catalogue:change"), view);
  const description = { title: t("desk.collections"), description: t("site.description"), noindex: true };
  return page({ list }, { ...description, path: deskPaths.questCollections(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeCollection(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function QuestCollectionsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <CollectionList list={list} result={useActionData<DeskFormResult>()} />;
}
