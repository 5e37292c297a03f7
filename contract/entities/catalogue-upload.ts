import * as z from "zod";
import { buildRefusal } from "./build";
import { catalogueProblem, catalogueSummary } from "./catalogue-piece";
import { dateTime, id } from "./identifiers";

/** Of the zip; the commands of the server take larger ones. */
export const MAX_CATALOGUE_BYTES = 1024 ** 3;

/** What a check or an import does at present, in this order. */
export const catalogueStep = z.enum(["pictures", "builds", "pieces"]);
export type CatalogueStep = z.output<typeof catalogueStep>;

const count = z.int().min(0);

/**
 * What came of a check or an import: what is wrong with the zip, or with its files (the first of `problemCount`), or why
 * it failed otherwise; if nothing is wrong, what is new or changed by it.
 */
export const catalogueOutcome = z.object({
  refusals: z.array(buildRefusal),
  problems: z.array(catalogueProblem),
  problemCount: count,
  failure: z.enum(["content_changed", "check_failed"]).nullable(),
  summary: catalogueSummary.nullable(),
});
export type CatalogueOutcome = z.output<typeof catalogueOutcome>;

/** A catalogue that waits at the desk (docs/catalogue-files.md). */
export const catalogueUpload = z.object({
  uploadId: id,
  /** Of whoever sent it, or imports it; null once the account is deleted. */
  username: z.string().nullable(),
  bytes: count,
  receivedBytes: count,
  state: z.enum(["RECEIVING", "CHECKING", "CHECKED", "REFUSED", "IMPORTING", "IMPORTED"]),
  /** Null where nothing is done at present. */
  step: catalogueStep.nullable(),
  done: count,
  total: count,
  outcome: catalogueOutcome.nullable(),
  startDate: dateTime,
});
export type CatalogueUpload = z.output<typeof catalogueUpload>;
