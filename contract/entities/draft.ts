import * as z from "zod";
import { ERROR_CODES } from "../error-codes";
import { dateTime } from "./identifiers";

/** What is written at the desk as drafts and revisions. */
export const contentKind = z.enum([
  "tag",
  "challenge",
  "page",
  "game",
  "quest",
  "sticker",
  "studio",
  "studio-news",
  "site",
  "legal-text",
]);
export type ContentKindName = z.output<typeof contentKind>;

/** How far content is on its way to players (docs/product/drafts.md#states). */
export const contentState = z.enum(["DRAFT", "SCHEDULED", "PUBLISHED", "CHANGED", "ARCHIVED"]);
export type ContentState = z.output<typeof contentState>;

/** Names the state that an editor has seen: a change is refused once somebody else has changed it. */
export const contentVersion = z.string().min(1).max(50);

/** `author` is null for a deleted account; an archived revision has no content. */
export const revision = z.object({
  number: z.int().min(1),
  date: dateTime,
  author: z.string().nullable(),
  isArchived: z.boolean(),
});
export type Revision = z.output<typeof revision>;

export const draftFacts = z.object({
  changeDate: dateTime,
  author: z.string().nullable(),
  /** When it publishes itself. */
  publishDate: dateTime.nullable(),
  /** Why it could not publish itself. */
  failure: z.enum(ERROR_CODES).nullable(),
});
export type DraftFacts = z.output<typeof draftFacts>;

/**
 * What the desk shows of one piece of content.
 * @param content The schema of the content.
 * @returns The schema of its state: what players see, the draft, and its published revisions, newest first.
 */
export function contentDetails<Content extends z.ZodType>(content: Content) {
  return z.object({
    state: contentState,
    version: contentVersion,
    published: content.nullable(),
    draft: draftFacts.extend({ content }).nullable(),
    revisions: z.array(revision),
  });
}
export type ContentDetails<Content> = {
  state: ContentState;
  version: string;
  published: Content | null;
  /** Of a kind that begins elsewhere: what others have written while players see nothing. */
  hidden?: Content;
  draft: (DraftFacts & { content: Content }) | null;
  revisions: Revision[];
};
