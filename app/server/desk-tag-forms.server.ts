import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import type { Locale } from "~/i18n/locales";
import { deskReason } from "~contract/calls/desk-staff";
import { mergeTag, TAG_CALLS } from "~contract/calls/desk-tags";
import { contentVersion } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";
import { tagContent, tagTitles, type TagContent } from "~contract/entities/tag-content";
import {
  changeContent,
  contentTitle,
  createContent,
  localizedFields,
  SAVING_FIELDS,
  textLines,
  type ContentForms,
} from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";

const saving = tagContent
  .extend({
    ...SAVING_FIELDS,
    title: localizedFields(tagTitles),
    icon: tagContent.shape.icon.optional(),
    parentTagId: id.optional(),
    synonyms: textLines.pipe(tagContent.shape.synonyms),
  })
  .transform(({ then, version, alias, title, displayOrder, icon = null, parentTagId = null, synonyms }) => ({
    ...{ then, version },
    content: { alias, title, displayOrder, icon, parentTagId, synonyms },
  }));

const TAG_FORMS = {
  calls: TAG_CALLS,
  saving,
  titleOf: ({ title }: TagContent) => title.en,
  listPath: (locale: Locale) => deskPaths.tags(locale),
  editorPath: deskPaths.tag,
} satisfies ContentForms<TagContent>;

const mergeForm = z.object({ intent: z.literal("merge"), version: contentVersion, into: id, reason: deskReason });

export function createTag(page: PageContext, form: DeskForm) {
  return createContent(page, form, TAG_FORMS);
}

export function changeTag(page: PageContext, form: DeskForm, tagId: string) {
  if (form.intent !== "merge") return changeContent(page, form, TAG_FORMS, tagId);
  const { api, locale, t } = page;
  return respondToDeskForm(page, form, mergeForm, async ({ version, into, reason }) => {
    const title = await contentTitle(page, TAG_FORMS, tagId);
    await api(mergeTag, { params: { subjectId: tagId }, body: { version, into, reason } });
    return { href: deskPaths.tags(locale), message: t("desk.merged", { title }) };
  });
}
