import * as z from "zod";
import { dateTime } from "./identifiers";

/** Kinds of pages that the catalogue has many of. */
export const sitemapType = z.enum(["games", "challenges", "tags", "studios", "feeds"]);

/**
 * One page for crawlers: `key` is what its address begins with (the short id, or the id where there is none; the alias of
 * a tag or feed), `slug` the readable end of it.
 */
export const sitemapEntry = z.object({
  key: z.string().min(1),
  slug: z.string().nullable(),
  lastModified: dateTime.nullable(),
});

/** One page of a type's entries, and when the latest of them changed. */
export const sitemapPart = z.object({
  type: sitemapType,
  page: z.int().min(0),
  entries: z.int().min(1),
  lastModified: dateTime.nullable(),
});

export type SitemapType = z.infer<typeof sitemapType>;
export type SitemapEntry = z.infer<typeof sitemapEntry>;
export type SitemapPart = z.infer<typeof sitemapPart>;
