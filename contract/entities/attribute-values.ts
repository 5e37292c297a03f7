import * as z from "zod";
import { dateTime, localizedText, translations } from "./identifiers";

/**
 * What the any-values of a feed entry must look like to be used (docs/product/content.md#attributes). An attribute is
 * open on the wire, so each value is checked where it is read and dropped when it is something else.
 */

/** 'Tags': tags as a piece of content names them. */
export const tagReference = z.object({
  alias: z.string().min(1),
  title: z.string().nullish(),
  titleTranslations: translations.nullish(),
});

/** 'Start day', 'End day': a plain day, or a moment with its time zone. */
export const dayValue = z.union([z.iso.date(), dateTime]);

/** 'Faq answer': markdown, in one language or with its translations. */
export const faqAnswer = z.union([z.string().transform((value) => ({ value, translations: {} })), localizedText]);

const feedAlias = z.string().regex(/^[\w-]+$/);

/** 'Link' of a FEATURED_FEED_PAGE that is no address: the alias of the feed, by itself or beside its name. */
export const feedReference = z.union([feedAlias, z.object({ feedAlias }).transform((feed) => feed.feedAlias)]);

/** Five minutes: no animation of a banner is longer, and such a file stalls the player. */
const MAX_LOTTIE_FRAMES = 10_000;

const lottieSide = z.number().positive().max(4_096);

/**
 * 'Lottie JSON': the head of an animation in Lottie's format. Pictures from elsewhere and expressions, which are script,
 * have no place in it.
 */
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
