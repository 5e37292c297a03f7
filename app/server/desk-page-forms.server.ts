import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import * as draft from "~/rules/page-draft";
import { sectionTypeText } from "~/view-models/desk/section-type";
import { PAGE_CALLS } from "~contract/calls/desk-pages";
import { contentVersion } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";
import { MAX_SECTIONS, pageSection, type PageContent, type PageSection } from "~contract/entities/page-content";
import { SECTION_TYPES } from "~contract/entities/section";
import { changeContent, type ContentForms } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { notFound } from "./page-error.server";

export const PAGE_FORMS: ContentForms<PageContent> = {
  calls: PAGE_CALLS,
  titleOf: ({ alias }) => alias,
  listPath: (locale) => deskPaths.pages(locale),
  editorPath: deskPaths.page,
};

const version = contentVersion;
const newSectionForm = z.object({
  ...{ intent: z.literal("add-section"), version },
  sectionType: z.enum(SECTION_TYPES),
  name: pageSection.shape.name.shape.en,
});
const sectionForm = z.object({ intent: z.string(), version, subject: id });
const placeForm = sectionForm.extend({ place: z.coerce.number<string>().int().min(1).max(MAX_SECTIONS) });

/** In the editor of a page. */
export const SECTIONS_AT_ONCE = 50;

export type Edited = { page: PageContent; href: string; message: string };
type Edit<Values> = (content: PageContent, values: Values) => Edited;
type EditForm = { pageId: string; form: DeskForm };

/** Changes the draft of a page, which begins with what is published. */
export function editPage<Schema extends z.ZodType<{ version: string }>>(
  context: PageContext,
  { pageId, form }: EditForm,
  schema: Schema,
  edit: Edit<z.output<Schema>>,
) {
  return respondToDeskForm(context, form, schema, (values) =>
    savePage(context, { pageId, version: values.version }, (content) => edit(content, values)),
  );
}

type SeenPage = { pageId: string; version: string };

export async function savePage(
  context: PageContext,
  { pageId, version: seen }: SeenPage,
  edit: (content: PageContent) => Edited,
): Promise<Omit<Edited, "page">> {
  const params = { subjectId: pageId };
  const details = await context.api(PAGE_CALLS.read, { params });
  const content = details.draft?.content ?? details.published;
  if (!content) throw notFound();
  const { page, href, message } = edit(content);
  await context.api(PAGE_CALLS.save, { params, body: { content: page, version: seen } });
  return { href, message };
}

export function requireSection(content: PageContent, sectionId: string): PageSection {
  const section = draft.findSection(content, sectionId);
  if (!section) throw notFound();
  return section;
}

type EditSection = (content: PageContent, section: PageSection) => PageContent;

const EDITS: Readonly<Record<string, EditSection | undefined>> = {
  "section-up": (content, { sectionId }) => draft.moveSection(content, sectionId, "up"),
  "section-down": (content, { sectionId }) => draft.moveSection(content, sectionId, "down"),
  "duplicate-section": (content, { sectionId }) => draft.duplicateSection(content, sectionId, newId),
  "hide-section": (content, { sectionId }) => draft.changeSection(content, sectionId, { isHidden: true }),
  "show-section": (content, { sectionId }) => draft.changeSection(content, sectionId, { isHidden: false }),
  "remove-section": (content, { sectionId }) => draft.removeSection(content, sectionId),
};

export const newId = () => crypto.randomUUID();

export function changePage(context: PageContext, form: DeskForm, pageId: string) {
  const { locale, t } = context;
  if (form.intent === "add-section") {
    return editPage(context, { pageId, form }, newSectionForm, (content, { sectionType, name }) => {
      const { page, sectionId } = draft.addSection(content, { sectionType, name: { en: name } }, newId);
      const message = t("desk.sectionAdded", { name, type: sectionTypeText(sectionType, t) });
      return { page, message, href: deskPaths.section(locale, pageId, sectionId) };
    });
  }
  if (form.intent === "place-section") {
    return editSection(context, { pageId, form }, placeForm, (content, { sectionId }, { place }) =>
      draft.moveSection(content, sectionId, place - 1),
    );
  }
  const edit = Object.hasOwn(EDITS, form.intent) ? EDITS[form.intent] : undefined;
  if (!edit) return changeContent(context, form, PAGE_FORMS, pageId);
  return editSection(context, { pageId, form }, sectionForm, edit);
}

function editSection<Schema extends z.ZodType<z.output<typeof sectionForm>>>(
  context: PageContext,
  sent: EditForm,
  schema: Schema,
  edit: (content: PageContent, section: PageSection, values: z.output<Schema>) => PageContent,
) {
  return editPage(context, sent, schema, (content, values) => {
    const section = requireSection(content, values.subject);
    return edited(context, sent.pageId, { page: edit(content, section, values), section, content });
  });
}

type Changed = { page: PageContent; section: PageSection; content: PageContent };

/** Leads to where the section is now, or was. */
function edited({ locale, t }: PageContext, pageId: string, { page, section, content }: Changed): Edited {
  const indexIn = ({ sections }: PageContent) => sections.findIndex(({ sectionId }) => sectionId === section.sectionId);
  const [index, earlier] = [indexIn(page), indexIn(content)];
  const [name, all] = [section.name.en, page.sections.length];
  const isThere = index >= 0;
  const message = isThere
    ? t("desk.sectionPlaced", { name, position: index + 1, all })
    : t("desk.sectionRemoved", { name });
  const shown = isThere ? index : Math.max(0, Math.min(earlier, all - 1));
  return { page, message, href: deskPaths.page(locale, pageId, Math.floor(shown / SECTIONS_AT_ONCE)) };
}
