import * as z from "zod";
import { feedEntry } from "./feed-entry";
import { id } from "./identifiers";
import { pagination } from "./pagination";
import { section } from "./section";

/** A content-managed page; `pagination` is of the feeds' entries (docs/product/content.md#configuration). */
export const configuration = z.object({
  configurationId: id,
  configurationVersion: z.string(),
  pagination,
  sections: z.array(section),
  sectionFeedEntries: z.array(z.object({ sectionId: id, feedEntry })),
  /** Optional extension: true if players of other countries get other sections. */
  dependsOnCountry: z.boolean().nullish(),
});

export type Configuration = z.infer<typeof configuration>;
