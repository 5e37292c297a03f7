import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { createStudio, STUDIO_ENTRY_CALLS } from "~contract/calls/desk-studio-entries";
import { studioContent, type StudioContent } from "~contract/entities/studio-content";
import {
  box,
  changeContent,
  textLines,
  optionalLocalizedFields,
  SAVING_FIELDS,
  type ContentForms,
} from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const { shape } = studioContent;
const trimmedLinks = textLines.pipe(z.array(z.string().trim())).pipe(shape.links);

const saving = studioContent
  .extend({
    ...SAVING_FIELDS,
    description: optionalLocalizedFields(shape.description),
    links: trimmedLinks,
    pictureGameId: shape.pictureGameId.optional(),
  })
  .transform(({ then, version, name, description, links, pictureGameId = null }) => ({
    ...{ then, version },
    content: { name, description, links, pictureGameId },
  }));

const STUDIO_FORMS: ContentForms<StudioContent> = {
  calls: STUDIO_ENTRY_CALLS,
  saving,
  titleOf: ({ name }) => name,
  listPath: (locale) => deskPaths.studios(locale),
  editorPath: deskPaths.studio,
};

export function changeStudio(page: PageContext, form: DeskForm, studioId: string) {
  return changeContent(page, form, STUDIO_FORMS, studioId);
}

const creation = createStudio.body.extend({ intent: z.literal("create"), isReviewed: box });

export function makeStudio(page: PageContext, form: DeskForm) {
  if (form.intent !== "create") throw badRequest();
  const { api, locale, t } = page;
  return respondToDeskForm(page, form, creation, async ({ name, username, isReviewed }) => {
    const { subjectId } = await api(createStudio, { body: { name, username, isReviewed } });
    return { href: deskPaths.studio(locale, subjectId), message: t("desk.studioCreated", { name, username }) };
  });
}
