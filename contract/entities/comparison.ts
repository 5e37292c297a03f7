import * as z from "zod";
import { auditValues } from "./audit-entry";
import { translations } from "./identifiers";
import { pageEntry } from "./page-content";

/** What players see, the draft, or a revision by its number (docs/product/drafts.md#comparing). */
export const comparedSide = z.string().regex(/^(published|draft|[1-9]\d{0,6})$/);

/** Empty on the side where there is nothing. */
const differences = z.object({ before: auditValues, after: auditValues });

export const partChange = z.enum(["ADDED", "REMOVED", "MOVED", "CHANGED"]);
export type PartChange = z.output<typeof partChange>;

/** Of a removed one there are no values: its name says enough. */
const comparedEntry = differences.extend({ changes: z.array(partChange), entry: pageEntry });
export type ComparedEntry = z.output<typeof comparedEntry>;

const comparedSection = differences.extend({
  id: z.string(),
  name: translations,
  changes: z.array(partChange),
  entries: z.array(comparedEntry),
});
export type ComparedSection = z.output<typeof comparedSection>;

/** Fields that differ, and of pages the sections that do. */
export const contentDifferences = differences.extend({ sections: z.array(comparedSection) });
export type ContentDifferences = z.output<typeof contentDifferences>;
