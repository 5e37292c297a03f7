import * as z from "zod";
import { attribute } from "./attribute";
import { challenge } from "./challenge";
import { game } from "./game";
import { id, translations } from "./identifiers";
import { tag } from "./tag";

export const CUSTOM_CONTENT_ITEM_TYPES = [
  "BANNER_VARIANT",
  "FAQ",
  "FAQ_CATEGORY",
  "FEATURE_CONTENT",
  "FEATURED_FEED_PAGE",
  "GAMEMAKER_CONTENT",
  "POPUP_CONTENT",
  "SIDEBAR_ITEM",
  "SIDEBAR_ITEM_EXPANDABLE",
  "TAG",
  "UPCOMING_CLAIM_A_GAME",
  "URL",
] as const;

const knownItemType = z.enum(CUSTOM_CONTENT_ITEM_TYPES);

/** Unknown item types become UNKNOWN (docs/product/content.md#custom-items). */
export const customContentItemType = z
  .string()
  .transform((type) => knownItemType.safeParse(type).data ?? ("UNKNOWN" as const));

const content = {
  challenge: challenge.nullish(),
  game: game.nullish(),
  tag: tag.nullish(),
  customContentItemType: customContentItemType.nullish(),
};

/** Has exactly one kind of content; the others are missing or null (docs/product/content.md#feed-entry). */
export const feedEntry = z
  .object({ entryId: id, attributes: z.array(attribute), ...content })
  .refine((entry) => feedEntryKinds(entry).length === 1, "expected exactly one kind of content");

type FeedEntryContent = { challenge?: unknown; game?: unknown; tag?: unknown; customContentItemType?: unknown };

function feedEntryKinds(entry: FeedEntryContent): string[] {
  return [entry.challenge, entry.game, entry.tag, entry.customContentItemType]
    .filter((kind) => kind !== null && kind !== undefined)
    .map(String);
}

/** Texts are in the viewer's language, with their translations. */
export const feed = z.object({
  feedId: id,
  alias: z.string(),
  feedType: z.string(),
  feedVersion: z.string(),
  title: z.string(),
  titleTranslations: translations,
  description: z.string().nullable(),
  descriptionTranslations: translations,
});

export type Feed = z.infer<typeof feed>;
export type FeedEntry = z.infer<typeof feedEntry>;
