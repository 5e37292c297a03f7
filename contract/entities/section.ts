import * as z from "zod";
import { id, translations } from "./identifiers";

export const SECTION_TYPES = [
  "FEATURED_GAMES_HEADER",
  "GAME_ROW_SIMPLE",
  "GAME_ROW_DOUBLE_TITLE",
  "CHALLENGE_ROW",
  "MOBILE_GAME_ROW",
  "GAMES_GRID",
  "CATEGORIES",
  "TAGS",
  "FAQ",
  "FAQ_CATEGORIES",
  "BANNER",
  "POPUP",
  "DISCORD_POPUP",
  "CLAIM",
  "SIDEBAR_SECTION",
  "TITLE_SECTION",
  "GAME_MAKER",
  "EXPANDABLE_FEED",
  "TAGLINE",
] as const;

const knownSectionType = z.enum(SECTION_TYPES);

/** Unknown types become UNKNOWN; a _SECTION suffix is accepted (docs/product/home.md#section-types). */
export const sectionType = z.string().transform((type) => {
  const parsed =
    knownSectionType.safeParse(type).data ?? knownSectionType.safeParse(type.replace(/_SECTION$/, "")).data;
  return parsed ?? ("UNKNOWN" as const);
});

export const sectionVisibility = z.enum(["ALL_USERS", "GUESTS", "SIGNED_IN_USERS"]);

/** Phones are windows of the narrow layout. */
export const sectionDevices = z.enum(["ALL", "PHONE", "DESKTOP"]);

/** One section of a configuration; each text has a translations map (docs/product/content.md#section). */
export const section = z.object({
  sectionId: id,
  sectionType,
  sectionVersion: z.string(),
  name: z.string(),
  nameTranslations: translations,
  description: z.string().nullable(),
  descriptionTranslations: translations,
  feedId: id.nullable(),
  feedAlias: z.string().nullable(),
  feedTitle: z.string().nullable(),
  feedTitleTranslations: translations,
  feedDescription: z.string().nullable(),
  feedDescriptionTranslations: translations,
  feedType: z.string().nullable(),
  feedVersion: z.string().nullable(),
  visibleFor: sectionVisibility,
  /** Optional extension: the devices that show it; absent: all. */
  devices: sectionDevices.nullish(),
});

export type Section = z.infer<typeof section>;
