import * as z from "zod";
import { MAX_ANNOUNCEMENT_RATE } from "./announcement";
import { dateTime } from "./identifiers";
import { contentLocale } from "./page-content";

const LAST_HOUR = 23;
const DAYS_OF_WEEK = 7;

/** When the digest goes, in UTC: `weekday` is 1 on Mondays and 7 on Sundays. */
export const digestSettings = z.strictObject({
  isOn: z.boolean(),
  weekday: z.int().min(1).max(DAYS_OF_WEEK),
  hour: z.int().min(0).max(LAST_HOUR),
  ratePerMinute: z.int().min(1).max(MAX_ANNOUNCEMENT_RATE),
});
export type DigestSettings = z.output<typeof digestSettings>;

/** What is new of one kind, the latest first. `url` is the portal's page about it. */
export const digestPart = z.object({
  title: z.string(),
  items: z.array(z.object({ title: z.string(), url: z.string() })),
});

/** What the caller would get in a language. */
export const digestPreview = z.object({
  locale: contentLocale,
  subject: z.string(),
  text: z.string(),
  parts: z.array(digestPart),
});
export type DigestPreview = z.output<typeof digestPreview>;

/** `version` is 0 until they are saved for the first time, `nextDate` null while it is off. */
export const storedDigestSettings = z.object({
  ...digestSettings.shape,
  version: z.int().min(0),
  nextDate: dateTime.nullable(),
  changedDate: dateTime.nullable(),
  /** Null as well for a deleted account. */
  author: z.string().nullable(),
});
export type StoredDigestSettings = z.output<typeof storedDigestSettings>;
