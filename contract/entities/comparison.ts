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

/** Places begin at 1. */
const partMove = z.object({
  from: z.int().min(1),
  to: z.int().min(1),
  /** Of an entry that was in another section before, that one's name. */
  fromSection: translations.nullable(),
});
export type PartMove = z.output<typeof partMove>;

const comparedPart = differences.extend({
  changes: z.array(partChange),
  /** Null unless it has moved. */
  move: partMove.nullable(),
});

/** Of a removed one there are no values: its name says enough. */
const comparedEntry = comparedPart.extend({ entry: pageEntry });
export type ComparedEntry = z.output<typeof comparedEntry>;

const comparedSection = comparedPart.extend({
  id: z.string(),
  name: translations,
  entries: z.array(comparedEntry),
});
export type ComparedSection = z.output<typeof comparedSection>;

/** Fields that differ, and of pages the sections that do. */
export const contentDifferences = differences.extend({ sections: z.array(comparedSection) });
export type ContentDifferences = z.output<typeof contentDifferences>;
