import * as z from "zod";
import { contentAlias } from "./content-alias";
import { id } from "./identifiers";
import { localizedContent } from "./localized-content";

export const MAX_TAG_TITLE_LENGTH = 40;
export const MAX_SYNONYMS = 20;
const MAX_POSITION = 100_000;

/** Pictures of the same names are in public/media/icons. */
export const tagIcon = z.enum([
  "brain",
  "brick-wall",
  "calendar",
  "clock",
  "compass",
  "footprints",
  "heart",
  "house",
  "keyboard",
  "layers",
  "lightbulb",
  "music",
  "paw-print",
  "puzzle",
  "rocket",
  "soup",
  "sparkles",
  "star",
  "swords",
  "target",
  "trophy",
  "type",
  "user",
  "users",
  "worm",
  "zap",
]);
export type TagIcon = z.output<typeof tagIcon>;

export const tagTitles = localizedContent(MAX_TAG_TITLE_LENGTH);

/** What an editor writes of a tag (docs/product/tags.md#what-a-tag-has). */
export const tagContent = z.strictObject({
  /** Its part of an address. */
  alias: contentAlias,
  title: tagTitles,
  /** Lists show lower numbers first. */
  displayOrder: z.int().min(0).max(MAX_POSITION),
  icon: tagIcon.nullable(),
  parentTagId: id.nullable(),
  /** Other words that find it, in any language. */
  synonyms: z.array(z.string().trim().min(1).max(MAX_TAG_TITLE_LENGTH)).max(MAX_SYNONYMS),
});
export type TagContent = z.output<typeof tagContent>;
