import * as z from "zod";
import { formatMoment } from "~/i18n/format-date";
import type { Locale } from "~/i18n/locales";
import type { ContentCallSet, ExistingContentCallSet } from "~contract/calls/desk-content";
import { deskReason } from "~contract/calls/desk-staff";
import { contentVersion } from "~contract/entities/draft";
import type { localizedContent, optionalLocalizedContent } from "~contract/entities/localized-content";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

/** Beside the fields of the content. */
export const SAVING_FIELDS = {
  intent: z.literal("save"),
  then: z.literal("publish").optional(),
  /** A new piece has none. */
  version: contentVersion.optional(),
};
/** Content that the API has to complete is a function. */
type Typed<Content> = Content | ((page: PageContext) => Promise<Content>);
type Saving<Content> = { content: Typed<Content>; version?: string | undefined; then?: "publish" | undefined };

/** The forms of one kind of content. */
export type ContentForms<Content extends object> = {
  calls: ExistingContentCallSet<Content>;
  /** Without it, content is changed piece by piece. */
  saving?: z.ZodType<Saving<Content>>;
  /** What other forms of the content write stays as it is. */
  withRest?: (content: Content, current: Content) => Content;
  titleOf: (content: Content) => string;
  listPath: (locale: Locale) => string;
  editorPath: (locale: Locale, subjectId: string) => string;
};

const version = contentVersion;
const publishForm = z.object({ intent: z.literal("publish"), version });
const discardForm = z.object({ intent: z.literal("discard"), version });
const archiveForm = z.object({ intent: z.literal("archive"), version, reason: deskReason });
const restoreForm = z.object({ intent: z.literal("restore"), version, subject: z.int().min(1) });
/** Browsers leave the time zone out; the fields say that it is UTC. */
export const momentField = z.iso.datetime({ local: true, precision: -1 }).transform((moment) => `${moment}:00.000Z`);
/** Browsers send seconds where somebody gives them. */
export const publishMoment = z.union([
  momentField,
  z.iso.datetime({ local: true, precision: 0 }).transform((moment) => `${moment}.000Z`),
]);
const scheduleForm = z.object({ intent: z.literal("schedule"), version, publishDate: publishMoment });

type Texts = Record<string, string | null | undefined>;
export const withoutGaps = (typed: Texts) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined));

/** One that is not ticked is not sent. */
export const box = z
  .boolean()
  .optional()
  .transform((isChecked = false) => isChecked);

/** One a line. */
export const textLines = z
  .string()
  .optional()
  .transform((text = "") => text.split(/\r?\n/).filter((line) => line.trim() !== ""));

/** Empty fields are undefined. */
export function localizedFields(schema: ReturnType<typeof localizedContent>) {
  return schema.partial().required({ en: true }).transform(withoutGaps).pipe(schema);
}

export function optionalLocalizedFields(schema: ReturnType<typeof optionalLocalizedContent>) {
  return schema
    .partial()
    .optional()
    .transform((typed = {}) => withoutGaps(typed))
    .pipe(schema);
}

type NewContentForms<Content extends object> = ContentForms<Content> & { calls: ContentCallSet<Content> };

export function createContent<Content extends object>(
  page: PageContext,
  form: DeskForm,
  forms: NewContentForms<Content>,
) {
  const { saving, calls } = forms;
  if (form.intent !== "save" || !saving) throw badRequest();
  return respondToDeskForm(page, form, saving, async ({ then, content: typed }) => {
    const content = await completeContent(page, typed);
    const saved = await page.api(calls.create, { body: { content } });
    return publishAfterSaving(page, forms, { then, content, ...saved });
  });
}

export function changeContent<Content extends object>(
  page: PageContext,
  form: DeskForm,
  forms: ContentForms<Content>,
  subjectId: string,
) {
  const { saving } = forms;
  const { archive } = forms.calls;
  switch (form.intent) {
    case "save":
      if (!saving) throw badRequest();
      return respondToDeskForm(page, form, saving, async ({ then, content: typed, version: seen }) => {
        if (seen === undefined) throw badRequest();
        const content = await completeContent(page, typed);
        const whole = await addRest(page, forms, subjectId, content);
        const body = { content: whole, version: seen };
        const saved = await page.api(forms.calls.save, { params: { subjectId }, body });
        return publishAfterSaving(page, forms, { then, content, ...saved });
      });
    case "archive":
      if (!archive) throw badRequest();
      return respondToDeskForm(page, form, archiveForm, async ({ version: seen, reason }) => {
        const title = await contentTitle(page, forms, subjectId);
        await page.api(archive, { params: { subjectId }, body: { version: seen, reason } });
        return { href: forms.listPath(page.locale), message: page.t("desk.archived", { title }) };
      });
    case "discard":
    case "restore":
      return changeDraft(page, form, forms, subjectId);
    default:
      return publishContent(page, form, forms, subjectId);
  }
}

function completeContent<Content extends object>(page: PageContext, typed: Typed<Content>): Content | Promise<Content> {
  return typeof typed === "function" ? typed(page) : typed;
}

/** If that has changed since, the version is another one. */
async function addRest<Content extends object>(
  { api }: PageContext,
  { calls, withRest }: ContentForms<Content>,
  subjectId: string,
  content: Content,
): Promise<Content> {
  if (!withRest) return content;
  const { draft, published, hidden } = await api(calls.read, { params: { subjectId } });
  const current = draft?.content ?? published ?? hidden;
  return current ? withRest(content, current) : content;
}

type Saved<Content> = { subjectId: string; version: string; content: Content; then: "publish" | undefined };

async function publishAfterSaving<Content extends object>(
  { api, locale, t }: PageContext,
  { calls, titleOf, editorPath }: ContentForms<Content>,
  { then, content, subjectId, ...saved }: Saved<Content>,
) {
  const href = editorPath(locale, subjectId);
  if (then === undefined) return { href, message: t("desk.draftSaved") };
  await api(calls.publish, { params: { subjectId }, body: { version: saved.version, publishDate: null } });
  return { href, message: t("desk.contentPublished", { title: titleOf(content) }) };
}

function publishContent<Content extends object>(
  page: PageContext,
  form: DeskForm,
  forms: ContentForms<Content>,
  subjectId: string,
) {
  const { api, locale, t } = page;
  const params = { subjectId };
  const href = forms.editorPath(locale, subjectId);
  switch (form.intent) {
    case "publish":
      return respondToDeskForm(page, form, publishForm, async ({ version: seen }) => {
        await api(forms.calls.publish, { params, body: { version: seen, publishDate: null } });
        return { href, message: t("desk.contentPublished", { title: await contentTitle(page, forms, subjectId) }) };
      });
    case "schedule":
      return respondToDeskForm(page, form, scheduleForm, async ({ version: seen, publishDate }) => {
        await api(forms.calls.publish, { params, body: { version: seen, publishDate } });
        const date = formatMoment(publishDate, locale);
        return { href, message: t("desk.scheduled", { title: await contentTitle(page, forms, subjectId), date }) };
      });
    default:
      throw badRequest();
  }
}

function changeDraft<Content extends object>(
  page: PageContext,
  form: DeskForm,
  { calls, listPath, editorPath }: ContentForms<Content>,
  subjectId: string,
) {
  const { api, locale, t } = page;
  const params = { subjectId };
  if (form.intent === "restore") {
    return respondToDeskForm(page, form, restoreForm, async ({ version: seen, subject: number }) => {
      await api(calls.restore, { params, body: { version: seen, number } });
      return { href: editorPath(locale, subjectId), message: t("desk.restored", { number }) };
    });
  }
  return respondToDeskForm(page, form, discardForm, async ({ version: seen }) => {
    await api(calls.discard, { params, body: { version: seen } });
    return { href: listPath(locale), message: t("desk.discarded") };
  });
}

/** Before it changes, or after it was published. */
export async function contentTitle<Content extends object>(
  { api }: PageContext,
  { calls, titleOf }: Pick<ContentForms<Content>, "calls" | "titleOf">,
  subjectId: string,
): Promise<string> {
  const { draft, published, hidden } = await api(calls.read, { params: { subjectId } });
  const content = draft?.content ?? published ?? hidden;
  return content ? titleOf(content) : "";
}
