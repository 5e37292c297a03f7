import * as z from "zod";
import { dateTime } from "./identifiers";

export const sitemapType = z.enum(["games", "challenges", "tags", "studios", "feeds"]);

/** `key` starts the page's URL (short id, else id; alias of a tag or feed), `slug` is its readable end. */
export const sitemapEntry = z.object({
  key: z.string().min(1),
  slug: z.string().nullable(),
  lastModified: dateTime.nullable(),
});

export const sitemapPart = z.object({
  type: sitemapType,
  page: z.int().min(0),
  entries: z.int().min(1),
  lastModified: dateTime.nullable(),
});

export type SitemapType = z.infer<typeof sitemapType>;
export type SitemapEntry = z.infer<typeof sitemapEntry>;
export type SitemapPart = z.infer<typeof sitemapPart>;
