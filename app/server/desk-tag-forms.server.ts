import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { deskReason } from "~contract/calls/desk-staff";
import * as calls from "~contract/calls/desk-tags";
import { contentVersion } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";
import { tagContent, tagTitles, type TagContent } from "~contract/entities/tag-content";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

/** One a line. */
const synonymsField = z
  .string()
  .optional()
  .transform((text = "") => text.split(/\r?\n/).filter((line) => line.trim() !== ""))
  .pipe(tagContent.shape.synonyms);

const titleFields = tagTitles
  .partial()
  .required({ en: true })
  .transform((typed) => Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined)))
  .pipe(tagTitles);

/** Empty fields are undefined. */
const contentForm = tagContent.extend({
  title: titleFields,
  icon: tagContent.shape.icon.optional(),
  parentTagId: id.optional(),
  synonyms: synonymsField,
  intent: z.literal("save"),
  then: z.literal("publish").optional(),
});
const version = contentVersion;
const saveForm = contentForm.extend({ version });
const publishForm = z.object({ intent: z.literal("publish"), version });
const discardForm = z.object({ intent: z.literal("discard"), version });
const archiveForm = z.object({ intent: z.literal("archive"), version, reason: deskReason });
const mergeForm = z.object({ intent: z.literal("merge"), version, into: id, reason: deskReason });
const restoreForm = z.object({ intent: z.literal("restore"), version, subject: z.int().min(1) });
/** Browsers leave the time zone out; the field says that it is UTC. */
const scheduleForm = z.object({
  intent: z.literal("schedule"),
  version,
  publishDate: z.iso.datetime({ local: true, precision: -1 }).transform((moment) => `${moment}:00Z`),
});

export function createTag(page: PageContext, form: DeskForm) {
  return respondToDeskForm(page, form, contentForm, async ({ then, ...typed }) => {
    const content = toContent(typed);
    const saved = await page.api(calls.createTagDraft, { body: { content } });
    return publishAfterSaving(page, { then, content, ...saved });
  });
}

export function changeTag(page: PageContext, form: DeskForm, tagId: string) {
  switch (form.intent) {
    case "save":
      return respondToDeskForm(page, form, saveForm, async ({ then, version: seen, ...typed }) => {
        const content = toContent(typed);
        const request = { params: { subjectId: tagId }, body: { content, version: seen } };
        const saved = await page.api(calls.saveTagDraft, request);
        return publishAfterSaving(page, { then, content, ...saved });
      });
    case "archive":
    case "merge":
      return takeTagAway(page, form, tagId);
    default:
      return moveTag(page, form, tagId);
  }
}

type Saved = { subjectId: string; version: string; content: TagContent; then: "publish" | undefined };

async function publishAfterSaving({ api, locale, t }: PageContext, { then, content, subjectId, ...saved }: Saved) {
  const href = deskPaths.tag(locale, subjectId);
  if (then === undefined) return { href, message: t("desk.draftSaved") };
  await api(calls.publishTag, { params: { subjectId }, body: { version: saved.version, publishDate: null } });
  return { href, message: t("desk.contentPublished", { title: content.title.en }) };
}

/** Towards players, or back. */
function moveTag(page: PageContext, form: DeskForm, tagId: string) {
  const { api, locale, t } = page;
  const params = { subjectId: tagId };
  const href = deskPaths.tag(locale, tagId);
  switch (form.intent) {
    case "publish":
      return respondToDeskForm(page, form, publishForm, async ({ version: seen }) => {
        await api(calls.publishTag, { params, body: { version: seen, publishDate: null } });
        return { href, message: t("desk.contentPublished", { title: await titleOf(page, tagId) }) };
      });
    case "schedule":
      return respondToDeskForm(page, form, scheduleForm, async ({ version: seen, publishDate }) => {
        await api(calls.publishTag, { params, body: { version: seen, publishDate } });
        const date = formatMoment(publishDate, locale);
        return { href, message: t("desk.scheduled", { title: await titleOf(page, tagId), date }) };
      });
    case "discard":
      return respondToDeskForm(page, form, discardForm, async ({ version: seen }) => {
        await api(calls.discardTagDraft, { params, body: { version: seen } });
        return { href: deskPaths.tags(locale), message: t("desk.discarded") };
      });
    case "restore":
      return respondToDeskForm(page, form, restoreForm, async ({ version: seen, subject: number }) => {
        await api(calls.restoreTagRevision, { params, body: { version: seen, number } });
        return { href, message: t("desk.restored", { number }) };
      });
    default:
      throw badRequest();
  }
}

function takeTagAway(page: PageContext, form: DeskForm, tagId: string) {
  const { api, locale, t } = page;
  const params = { subjectId: tagId };
  const href = deskPaths.tags(locale);
  if (form.intent === "archive") {
    return respondToDeskForm(page, form, archiveForm, async ({ version: seen, reason }) => {
      const title = await titleOf(page, tagId);
      await api(calls.archiveTag, { params, body: { version: seen, reason } });
      return { href, message: t("desk.archived", { title }) };
    });
  }
  return respondToDeskForm(page, form, mergeForm, async ({ version: seen, into, reason }) => {
    const title = await titleOf(page, tagId);
    await api(calls.mergeTag, { params, body: { version: seen, into, reason } });
    return { href, message: t("desk.merged", { title }) };
  });
}

/** Before it changes, or after it was published. */
async function titleOf({ api }: PageContext, subjectId: string): Promise<string> {
  const { draft, published } = await api(calls.readDeskTag, { params: { subjectId } });
  return (draft?.content ?? published)?.title.en ?? "";
}

type Typed = Pick<TagContent, "alias" | "title" | "displayOrder" | "synonyms"> & {
  icon?: TagContent["icon"] | undefined;
  parentTagId?: string | undefined;
};

function toContent({ alias, title, displayOrder, synonyms, icon, parentTagId }: Typed): TagContent {
  return { alias, title, displayOrder, synonyms, icon: icon ?? null, parentTagId: parentTagId ?? null };
}
