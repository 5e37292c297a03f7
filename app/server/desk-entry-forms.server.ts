import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { BREAKPOINTS, withFields, type FieldValues } from "~/rules/entry-attributes";
import { PICTURE_FIELD, takesPicture, writtenFields } from "~/rules/entry-picture";
import * as draft from "~/rules/page-draft";
import { feedAddress } from "~contract/entities/attribute-values";
import { contentVersion } from "~contract/entities/draft";
import { assetUrl } from "~contract/entities/identifiers";
import { optionalLocalizedContent } from "~contract/entities/localized-content";
import type { EntryField, PageContent, PageEntry } from "~contract/entities/page-content";
import { optionalLocalizedFields } from "./desk-content-forms.server";
import type { DeskForm } from "./desk-form.server";
import { editPage, requireSection } from "./desk-page-forms.server";
import type { PageContext } from "./page-context.server";
import { notFound } from "./page-error.server";
import { badRequest } from "./request-body.server";

const MAX_TEXT_LENGTH = 300;
const MAX_ANSWER_LENGTH = 4_000;
const version = contentVersion;

function texts(maxLength: number) {
  return optionalLocalizedFields(optionalLocalizedContent(maxLength));
}

/** All fields that entries can have; each entry takes its own. */
const entryValuesForm = z
  .object({
    ...{ intent: z.literal("save"), version },
    ...{ title: texts(MAX_TEXT_LENGTH), headline: texts(MAX_TEXT_LENGTH), subheading: texts(MAX_TEXT_LENGTH) },
    ...{ description: texts(MAX_TEXT_LENGTH), buttonText: texts(MAX_TEXT_LENGTH) },
    ...{ faqQuestion: texts(MAX_TEXT_LENGTH), faqAnswer: texts(MAX_ANSWER_LENGTH) },
    iconUrl: assetUrl.optional(),
    link: z.union([assetUrl, feedAddress]).optional(),
    breakpoint: z.enum(BREAKPOINTS).optional(),
    ...{ startDay: z.iso.date().optional(), endDay: z.iso.date().optional() },
  })
  .transform(({ version: seen, ...typed }): { version: string; values: FieldValues } => ({
    version: seen,
    values: {
      ...{ Title: typed.title, Headline: typed.headline, Subheading: typed.subheading },
      ...{ Description: typed.description, "Button text": typed.buttonText },
      ...{ "Faq question": typed.faqQuestion, "Faq answer": typed.faqAnswer },
      ...{ "Icon url": typed.iconUrl, Link: typed.link },
      ...{ Breakpoint: typed.breakpoint, "Start day": typed.startDay, "End day": typed.endDay },
    },
  }));
const chosenPictureForm = z.object({
  ...{ intent: z.literal("choose-picture"), version },
  subject: z.string().optional(),
  picture: assetUrl,
});
const removedPictureForm = z.object({ intent: z.literal("remove-picture"), version });

export type EntryPlace = { pageId: string; sectionId: string; entryId: string };

export function changeEntry(context: PageContext, form: DeskForm, place: EntryPlace) {
  const { locale, t } = context;
  const edited = { pageId: place.pageId, form };
  switch (form.intent) {
    case "save":
      return editPage(context, edited, entryValuesForm, (content, { values }) => {
        const page = withEntryFields(content, place, { fields: writtenFields, values });
        return { page, message: t("desk.draftSaved"), href: deskPaths.section(locale, place.pageId, place.sectionId) };
      });
    case "choose-picture":
      return editPage(context, edited, chosenPictureForm, (content, { picture }) =>
        withPicture(context, content, place, picture),
      );
    case "remove-picture":
      return editPage(context, edited, removedPictureForm, (content) => withPicture(context, content, place, ""));
    default:
      throw badRequest();
  }
}

/** Leads back to the form, where it is seen. */
export function withPicture({ locale, t }: PageContext, content: PageContent, place: EntryPlace, path: string) {
  const { sectionType, entries } = requireSection(content, place.sectionId);
  const entry = entries.find(({ entryId }) => entryId === place.entryId);
  if (!entry || !takesPicture({ sectionType, entry })) throw notFound();
  const fields = (): readonly EntryField[] => [PICTURE_FIELD];
  const page = withEntryFields(content, place, { fields, values: { [PICTURE_FIELD]: path } });
  return { page, message: t("desk.draftSaved"), href: deskPaths.entry(locale, place) };
}

type Written = { fields: (entry: PageEntry) => readonly EntryField[]; values: FieldValues };

function withEntryFields(content: PageContent, { sectionId, entryId }: EntryPlace, { fields, values }: Written) {
  const entry = requireSection(content, sectionId).entries.find((one) => one.entryId === entryId);
  if (!entry) throw notFound();
  const attributes = withFields(entry.attributes, fields(entry), values);
  return draft.changeEntry(content, { sectionId, entryId }, attributes);
}
