import * as z from "zod";
import { attribute, type Attribute } from "./attribute";
import { dayValue, feedReference } from "./attribute-values";
import { COUNTRY_CODES } from "./country-codes";
import { CUSTOM_CONTENT_ITEM_TYPES } from "./feed-entry";
import { assetUrl, dateTime, id } from "./identifiers";
import { localizedContent, optionalLocalizedContent } from "./localized-content";
import { sectionDevices, sectionVisibility } from "./section";

export const MAX_SECTION_NAME_LENGTH = 80;
export const MAX_SECTION_TEXT_LENGTH = 400;
export const MAX_SECTIONS = 1_000;
export const MAX_SECTION_ENTRIES = 200;
/** Whoever means nearly all countries names the others. */
export const MAX_SECTION_COUNTRIES = 200;
export const MAX_PAGE_ENTRIES = 4_000;
const MAX_ALIAS_LENGTH = 80;
const MAX_TYPE_LENGTH = 60;
const MAX_ATTRIBUTES = 30;
const MAX_ATTRIBUTE_NAME_LENGTH = 60;

/** Known types are those of the portal; others stay as they are, and players do not see them. */
const typeName = z
  .string()
  .max(MAX_TYPE_LENGTH)
  .regex(/^[A-Z][A-Z0-9_]*$/);

export const entrySubject = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("GAME"), gameId: id }),
  z.strictObject({ kind: z.literal("CHALLENGE"), challengeId: id }),
  z.strictObject({ kind: z.literal("TAG"), tagId: id }),
  z.strictObject({ kind: z.literal("CUSTOM"), customType: typeName }),
]);
export type EntrySubject = z.output<typeof entrySubject>;

const VALUES: Readonly<Record<string, z.ZodType>> = {
  Link: z.union([assetUrl, feedReference]),
  "Start day": dayValue,
  "End day": dayValue,
};

/**
 * What an entry is about in the catalogue.
 * @param subject The subject of the entry.
 * @returns The id of the game, challenge or tag; null for custom items.
 */
export function subjectIdOf(subject: EntrySubject): string | null {
  if (subject.kind === "GAME") return subject.gameId;
  if (subject.kind === "CHALLENGE") return subject.challengeId;
  return subject.kind === "TAG" ? subject.tagId : null;
}

/** A value of a known name has its form. */
export const entryAttribute = attribute.refine(
  (one) => one.type !== "ANY" || (VALUES[one.name]?.safeParse(one.value).success ?? true),
  { path: ["value"] },
);

export const pageEntry = z.strictObject({
  entryId: id,
  subject: entrySubject,
  attributes: z
    .array(entryAttribute)
    .max(MAX_ATTRIBUTES)
    .refine((all) => all.every(({ name }) => name.length <= MAX_ATTRIBUTE_NAME_LENGTH)),
});
export type PageEntry = z.output<typeof pageEntry>;

export const contentLocale = z.enum(["en", "de", "es", "pl", "pt-br", "ru", "tr"]);

/** A country as profiles name it. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => COUNTRY_CODES.includes(code));

/** Older drafts and files name none. */
const sectionCountries = z.array(countryCode).max(MAX_SECTION_COUNTRIES).default([]);

export const pageSection = z
  .strictObject({
    sectionId: id,
    sectionType: typeName,
    name: localizedContent(MAX_SECTION_NAME_LENGTH),
    description: optionalLocalizedContent(MAX_SECTION_TEXT_LENGTH),
    /** Its entries have a page of their own at this address. */
    feedAlias: z
      .string()
      .trim()
      .min(1)
      .max(MAX_ALIAS_LENGTH)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Nobody sees it. */
    isHidden: z.boolean(),
    visibleFor: sectionVisibility,
    devices: sectionDevices,
    /** Of the pages that show it; none: all languages. */
    locales: z.array(contentLocale).max(contentLocale.options.length),
    /** Of the players that see it; none: everywhere (docs/product/pages.md#countries). */
    countries: sectionCountries,
    /** Of the players that do not see it. */
    exceptCountries: sectionCountries,
    startsAt: dateTime.nullable(),
    endsAt: dateTime.nullable(),
    entries: z.array(pageEntry).max(MAX_SECTION_ENTRIES),
  })
  .refine(({ countries, exceptCountries }) => countries.length === 0 || exceptCountries.length === 0, {
    path: ["exceptCountries"],
  });
export type PageSection = z.output<typeof pageSection>;

/** What an editor writes of a page (docs/product/pages.md#what-a-page-has). */
export const pageContent = z
  .strictObject({
    /** Says which page it is; never changes. */
    alias: z.string().min(1).max(MAX_ALIAS_LENGTH),
    sections: z.array(pageSection).max(MAX_SECTIONS),
  })
  .refine(({ sections }) => entriesOf(sections).length <= MAX_PAGE_ENTRIES, { path: ["sections"] });
export type PageContent = z.output<typeof pageContent>;

function entriesOf(sections: readonly PageSection[]): PageEntry[] {
  return sections.flatMap(({ entries }) => entries);
}

type CustomType = (typeof CUSTOM_CONTENT_ITEM_TYPES)[number];

/** What an entry of each kind can say besides its subject (docs/product/content.md#attributes). */
export const ENTRY_FIELDS = {
  texts: ["Title", "Headline", "Subheading", "Description", "Button text", "Faq question", "Faq answer"],
  pictures: ["Cover images", "Icon url"],
  values: ["Link", "Breakpoint", "Start day", "End day"],
} as const;
export type EntryField = (typeof ENTRY_FIELDS)[keyof typeof ENTRY_FIELDS][number];

const BLOCK: readonly EntryField[] = ["Headline", "Title", "Subheading", "Button text", "Link", "Cover images"];
const DAYS: readonly EntryField[] = ["Start day", "End day"];
const ITEM: readonly EntryField[] = ["Title", "Icon url", "Link"];

/** Games and challenges have pictures and texts of their own, which these replace. */
export const GAME_FIELDS: readonly EntryField[] = ["Headline", "Title", "Subheading", "Button text", "Cover images"];

export const CUSTOM_FIELDS: Readonly<Record<CustomType, readonly EntryField[]>> = {
  BANNER_VARIANT: [...BLOCK, "Breakpoint", ...DAYS],
  FAQ: ["Faq question", "Faq answer", ...DAYS],
  FAQ_CATEGORY: ["Title"],
  FEATURE_CONTENT: [...BLOCK, ...DAYS],
  FEATURED_FEED_PAGE: [...BLOCK, ...DAYS],
  GAMEMAKER_CONTENT: [...BLOCK, ...DAYS],
  POPUP_CONTENT: [...BLOCK, ...DAYS],
  SIDEBAR_ITEM: ITEM,
  SIDEBAR_ITEM_EXPANDABLE: ITEM,
  TAG: ["Icon url", ...DAYS],
  UPCOMING_CLAIM_A_GAME: [...BLOCK, ...DAYS],
  URL: ["Title", "Subheading", "Icon url", "Link", ...DAYS],
};

type EntryKind = EntrySubject["kind"];
type Entries = { kinds: readonly Exclude<EntryKind, "CUSTOM">[]; custom: readonly CustomType[] };

const GAMES: Entries = { kinds: ["GAME"], custom: [] };
const POPUP: Entries = { kinds: [], custom: ["POPUP_CONTENT"] };
const LINE: Entries = { kinds: [], custom: ["URL"] };

/** The entries that sections of each type show. */
export const SECTION_ENTRIES: Readonly<Record<string, Entries | undefined>> = {
  FEATURED_GAMES_HEADER: { kinds: ["GAME"], custom: ["FEATURE_CONTENT", "FEATURED_FEED_PAGE"] },
  GAME_ROW_SIMPLE: GAMES,
  GAME_ROW_DOUBLE_TITLE: GAMES,
  CHALLENGE_ROW: { kinds: ["CHALLENGE"], custom: [] },
  MOBILE_GAME_ROW: GAMES,
  GAMES_GRID: GAMES,
  CATEGORIES: { kinds: ["TAG"], custom: ["URL", "TAG"] },
  TAGS: { kinds: ["TAG"], custom: ["URL"] },
  FAQ: { kinds: [], custom: ["FAQ"] },
  FAQ_CATEGORIES: { kinds: [], custom: ["FAQ_CATEGORY", "FAQ"] },
  BANNER: { kinds: [], custom: ["BANNER_VARIANT"] },
  POPUP,
  DISCORD_POPUP: POPUP,
  CLAIM: { kinds: ["GAME"], custom: ["UPCOMING_CLAIM_A_GAME"] },
  SIDEBAR_SECTION: { kinds: ["TAG"], custom: ["SIDEBAR_ITEM", "SIDEBAR_ITEM_EXPANDABLE"] },
  TITLE_SECTION: LINE,
  GAME_MAKER: { kinds: [], custom: ["GAMEMAKER_CONTENT"] },
  EXPANDABLE_FEED: { kinds: ["GAME", "CHALLENGE"], custom: [] },
  TAGLINE: LINE,
};

/**
 * The fields of one entry that editors fill in.
 * @param entry Its subject.
 * @returns Names of attributes, in the order of the form.
 */
export function entryFields({ subject }: Pick<PageEntry, "subject">): readonly EntryField[] {
  if (subject.kind === "GAME") return GAME_FIELDS;
  if (subject.kind !== "CUSTOM") return [];
  const { customType } = subject;
  return CUSTOM_CONTENT_ITEM_TYPES.find((type) => type === customType) ? CUSTOM_FIELDS[customType as CustomType] : [];
}

/** The attribute of an entry, if it has one of this name. */
export function attributeNamed(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find((one) => one.name === name);
}
