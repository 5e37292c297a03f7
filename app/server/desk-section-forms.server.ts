import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import type { Translate } from "~/i18n/text-keys";
import { countryProblem, COUNTRY_RULES, fromCountryChoice } from "~/rules/country-choice";
import * as draft from "~/rules/page-draft";
import { entryKind } from "~contract/calls/desk-pages";
import { contentVersion } from "~contract/entities/draft";
import { CUSTOM_CONTENT_ITEM_TYPES } from "~contract/entities/feed-entry";
import { id } from "~contract/entities/identifiers";
import { MAX_SECTION_ENTRIES, pageSection, type EntrySubject } from "~contract/entities/page-content";
import { localizedFields, momentField, optionalLocalizedFields } from "./desk-content-forms.server";
import type { DeskForm } from "./desk-form.server";
import { changePage, editPage, newId, requireSection } from "./desk-page-forms.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const { shape } = pageSection;
const version = contentVersion;

const sectionForm = (t: Translate) =>
  z
    .object({
      ...{ intent: z.literal("save"), version },
      ...{ name: localizedFields(shape.name), description: optionalLocalizedFields(shape.description) },
      ...{ feedAlias: shape.feedAlias, visibleFor: shape.visibleFor, devices: shape.devices },
      locales: shape.locales.optional(),
      ...{ countryRule: z.enum(COUNTRY_RULES), countries: shape.countries, shownCountries: z.string().optional() },
      startsAt: momentField.optional(),
      endsAt: momentField.optional(),
    })
    .transform(({ version: seen, countryRule, countries, shownCountries = "", ...typed }, { issues }) => {
      const choice = { rule: countryRule, codes: countries };
      const problem = countryProblem(choice, shownCountries.split(" "));
      const refuse = (field: string, message: string) =>
        issues.push({ code: "custom", message, input: undefined, path: [field] });
      if (problem === "codes") refuse("countries", t("desk.error.none_chosen"));
      if (problem === "rule") refuse("countryRule", t("desk.countriesEverywhere"));
      const { name, description, feedAlias, visibleFor, devices } = typed;
      const { locales = [], startsAt = null, endsAt = null } = typed;
      const shown = { visibleFor, devices, locales, ...fromCountryChoice(choice), startsAt, endsAt };
      return { version: seen, section: { name, description, feedAlias, ...shown } };
    });
const newEntryForm = z.object({
  ...{ intent: z.literal("add-entry"), version },
  subject: id.optional(),
  kind: entryKind.optional(),
  customType: z.enum(CUSTOM_CONTENT_ITEM_TYPES).optional(),
});
const entryForm = z.object({
  ...{ intent: z.string(), version, subject: id },
  place: z.coerce.number<string>().int().min(1).max(MAX_SECTION_ENTRIES).optional(),
});

type Place = { pageId: string; sectionId: string };

export function changeSection(context: PageContext, form: DeskForm, { pageId, sectionId }: Place) {
  const { locale, t } = context;
  const edited = { pageId, form };
  switch (form.intent) {
    case "save":
      return editPage(context, edited, sectionForm(t), (content, values) => {
        requireSection(content, sectionId);
        const page = draft.changeSection(content, sectionId, values.section);
        return { page, message: t("desk.draftSaved"), href: deskPaths.section(locale, pageId, sectionId) };
      });
    case "add-entry":
      return editPage(context, edited, newEntryForm, (content, values) => {
        requireSection(content, sectionId);
        const { page, entryId } = draft.addEntry(content, sectionId, subjectOf(values), newId);
        const isOpened = values.customType !== undefined;
        const href = isOpened
          ? deskPaths.entry(locale, { pageId, sectionId, entryId })
          : deskPaths.section(locale, pageId, sectionId);
        return { page, message: t("desk.entryAdded"), href };
      });
    case "place-section":
      return changePage(context, form, pageId);
    default:
      return changeEntries(context, form, { pageId, sectionId });
  }
}

function subjectOf({ subject, kind, customType }: z.output<typeof newEntryForm>): EntrySubject {
  if (customType !== undefined) return { kind: "CUSTOM", customType };
  if (subject === undefined || kind === undefined) throw badRequest();
  if (kind === "GAME") return { kind, gameId: subject };
  return kind === "TAG" ? { kind, tagId: subject } : { kind, challengeId: subject };
}

function changeEntries(context: PageContext, form: DeskForm, { pageId, sectionId }: Place) {
  const { locale, t } = context;
  return editPage(context, { pageId, form }, entryForm, (content, { subject, place }) => {
    const page = editEntry(form.intent, place);
    const entries = requireSection(page(content, sectionId, subject), sectionId).entries;
    const position = entries.findIndex(({ entryId }) => entryId === subject) + 1;
    const all = entries.length;
    const message = position > 0 ? t("desk.entryPlaced", { position, all }) : t("desk.entryRemoved");
    return { page: page(content, sectionId, subject), message, href: deskPaths.section(locale, pageId, sectionId) };
  });
}

function editEntry(intent: string, place: number | undefined): typeof draft.removeEntry {
  switch (intent) {
    case "place-entry":
      if (place === undefined) throw badRequest();
      return (content, sectionId, entryId) => draft.moveEntry(content, sectionId, entryId, place - 1);
    case "entry-up":
      return (content, sectionId, entryId) => draft.moveEntry(content, sectionId, entryId, "up");
    case "entry-down":
      return (content, sectionId, entryId) => draft.moveEntry(content, sectionId, entryId, "down");
    case "remove-entry":
      return draft.removeEntry;
    default:
      throw badRequest();
  }
}
