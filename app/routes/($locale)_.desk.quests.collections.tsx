import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { CollectionList } from "~/components/desk/collection-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm, respondToDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { badRequest } from "~/server/request-body.server";
import { toCollectionList } from "~/view-models/desk/collection-list";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { changeQuestCollection, collectionNumbers, listQuestCollections } from "~contract/calls/desk-collections";

const { shape } = collectionNumbers;

/** An empty field is no limit. */
const numbersForm = z
  .object({
    intent: z.literal("change-collection"),
    subject: changeQuestCollection.params.shape.alias,
    version: changeQuestCollection.body.shape.version,
    refreshHours: shape.refreshHours.optional(),
    maxNewQuestsAtRefresh: shape.maxNewQuestsAtRefresh.optional(),
    maxQuestsAvailable: shape.maxQuestsAvailable.optional(),
    position: shape.position,
  })
  .transform(({ subject: alias, refreshHours = null, maxNewQuestsAtRefresh = null, ...rest }) => {
    const { maxQuestsAvailable = null, position, version } = rest;
    return { alias, body: { refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable, position, version } };
  });

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
  const form = await readDeskForm(args.request);
  if (form.intent !== "change-collection") throw badRequest();
  const { api, locale, t } = context;
  return respondToDeskForm(context, form, numbersForm, async ({ alias, body }) => {
    await api(changeQuestCollection, { params: { alias }, body });
    return { href: deskPaths.questCollections(locale), message: t("desk.collectionChanged", { name: alias }) };
  });
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function QuestCollectionsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <CollectionList list={list} result={useActionData<DeskFormResult>()} />;
}
