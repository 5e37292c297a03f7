import * as z from "zod";
import { dateTime, id } from "./identifiers";

/** What the portal does later, by itself (docs/product/jobs.md). */
export const jobKindName = z.enum([
  "mail-links",
  "mails",
  "announcements",
  "payment-notices",
  "figures",
  "digests",
  "upkeep",
]);
export type JobKindName = z.output<typeof jobKindName>;

/** `waiting` includes those that wait for another try; `running` are in some process now. */
export const jobKind = z.object({
  kind: jobKindName,
  waiting: z.int().min(0),
  running: z.int().min(0),
  dead: z.int().min(0),
  /** Since when the first one that is due waits. */
  oldestDate: dateTime.nullable(),
});
export type JobKind = z.output<typeof jobKind>;

export const MAX_JOB_ERROR_LENGTH = 200;

/** Given up: refused for good, or tried too often. `error` is the last one, in one line. */
export const deadJob = z.object({
  jobId: id,
  kind: jobKindName,
  createdDate: dateTime,
  diedDate: dateTime,
  tries: z.int().min(1),
  error: z.string().max(MAX_JOB_ERROR_LENGTH),
});
export type DeadJob = z.output<typeof deadJob>;
