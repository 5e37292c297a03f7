import * as z from "zod";
import { dateTime, localizedText, translations } from "./identifiers";

/** Valid values of open (ANY) attributes; invalid ones are dropped (docs/product/content.md#attributes). */

/** 'Tags' */
export const tagReference = z.object({
  alias: z.string().min(1),
  title: z.string().nullish(),
  titleTranslations: translations.nullish(),
});

/** 'Start day', 'End day': a date, or a date-time with its time zone. */
export const dayValue = z.union([z.iso.date(), dateTime]);

/** 'Faq answer': markdown, with or without translations. */
export const faqAnswer = z.union([z.string().transform((value) => ({ value, translations: {} })), localizedText]);

/** Of a feed's page. */
export const feedAddress = z.string().regex(/^[\w-]+$/);

/** 'Link' of a FEATURED_FEED_PAGE that is not an address: the feed's alias, plain or in an object. */
export const feedReference = z.union([
  feedAddress,
  z.object({ feedAlias: feedAddress }).transform((feed) => feed.feedAlias),
]);

/** Five minutes; a longer animation stalls the player. */
const MAX_LOTTIE_FRAMES = 10_000;

const lottieSide = z.number().positive().max(4_096);

/** 'Lottie JSON': header of a Lottie file. External images and expressions, which are scripts, are rejected. */
export const lottieFile = z.looseObject({
  w: lottieSide,
  h: lottieSide,
  fr: z.number().positive().max(120),
  ip: z.number(),
  op: z.number().max(MAX_LOTTIE_FRAMES),
  layers: z.array(z.looseObject({ ty: z.number() })).min(1),
  assets: z.array(z.looseObject({ p: z.never().optional() })).optional(),
});

export type TagReference = z.infer<typeof tagReference>;
export type LottieFile = z.infer<typeof lottieFile>;
