import type * as z from "zod";
import type { ContentDifferences } from "~contract/entities/comparison";
import type { ContentKindName } from "~contract/entities/draft";
import type { ErrorCode } from "~contract/error-codes";
import type { Database } from "../../db/database";

/** What drafts and revisions need to know of one kind of content. */
export type ContentKind<Content extends object> = {
  name: ContentKindName;
  schema: z.ZodType<Content>;
  notFound: ErrorCode;
  /** Stands in the audit log. */
  titleOf: (content: Content) => string;
  /** In the audit log; without it, all fields. */
  recorded?: (content: Content) => object;
  /** For the desk's comparisons; without it, field by field. */
  compare?: (before: Content | null, after: Content | null) => ContentDifferences;
  /** What players see; null: nothing. */
  read: (database: Database, subjectId: string) => Promise<Content | null>;
  /** What others have written while players see nothing; they may change it, and what players see, at any time. */
  readHidden?: (database: Database, subjectId: string) => Promise<Content | null>;
  /** Throws an ApiFailure for what does not fit. */
  check: (transaction: Database, subjectId: string, content: Content) => Promise<void>;
  /** Throws an ApiFailure for what fits, but is not complete enough for players. */
  assertReady?: (transaction: Database, subjectId: string, content: Content) => Promise<void>;
  /** Throws an ApiFailure while something is kept for a draft that was never published. */
  assertUnused?: (transaction: Database, subjectId: string) => Promise<void>;
  publish: (transaction: Database, subjectId: string, content: Content) => Promise<void>;
  /** Throws an ApiFailure while other content needs it. */
  archive: (transaction: Database, subjectId: string) => Promise<void>;
};
