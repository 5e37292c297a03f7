import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { changeQuestCollection, collectionNumbers } from "~contract/calls/desk-collections";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

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

export function changeCollection(page: PageContext, form: DeskForm) {
  if (form.intent !== "change-collection") throw badRequest();
  const { api, locale, t } = page;
  return respondToDeskForm(page, form, numbersForm, async ({ alias, body }) => {
    await api(changeQuestCollection, { params: { alias }, body });
    return { href: deskPaths.questCollections(locale), message: t("desk.collectionChanged", { name: alias }) };
  });
}
