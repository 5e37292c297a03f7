import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import type { Locale } from "~/i18n/locales";
import { deskReason } from "~contract/calls/desk-staff";
import { mergeTag, TAG_CALLS } from "~contract/calls/desk-tags";
import { contentVersion } from "~contract/entities/draft";
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
import { tagIdsOf, tagName } from "./desk-tag-names.server";
import type { PageContext } from "./page-context.server";

const saving = tagContent
  .extend({
    ...SAVING_FIELDS,
    title: localizedFields(tagTitles),
    icon: tagContent.shape.icon.optional(),
    parent: tagName.optional(),
    synonyms: textLines.pipe(tagContent.shape.synonyms),
  })
  .omit({ parentTagId: true })
  .transform(({ then, version, alias, title, displayOrder, icon = null, parent, synonyms }) => ({
    ...{ then, version },
    content: async (page: PageContext): Promise<TagContent> => {
      const [parentTagId = null] = await tagIdsOf(page, parent === undefined ? [] : [parent]);
      return { alias, title, displayOrder, icon, parentTagId, synonyms };
    },
  }));

const TAG_FORMS = {
  calls: TAG_CALLS,
  saving,
  titleOf: ({ title }: TagContent) => title.en,
  listPath: (locale: Locale) => deskPaths.tags(locale),
  editorPath: deskPaths.tag,
} satisfies ContentForms<TagContent>;

const mergeForm = z.object({ intent: z.literal("merge"), version: contentVersion, into: tagName, reason: deskReason });

export function createTag(page: PageContext, form: DeskForm) {
  return createContent(page, form, TAG_FORMS);
}

export function changeTag(page: PageContext, form: DeskForm, tagId: string) {
  if (form.intent !== "merge") return changeContent(page, form, TAG_FORMS, tagId);
  const { api, locale, t } = page;
  return respondToDeskForm(page, form, mergeForm, async ({ version, into: name, reason }) => {
    const title = await contentTitle(page, TAG_FORMS, tagId);
    const [into = ""] = await tagIdsOf(page, [name]);
    await api(mergeTag, { params: { subjectId: tagId }, body: { version, into, reason } });
    return { href: deskPaths.tags(locale), message: t("desk.merged", { title }) };
  });
}
