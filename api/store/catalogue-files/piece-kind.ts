import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { AuditSubjectKind } from "~contract/entities/audit-entry";
import type { CatalogueProblem } from "~contract/entities/catalogue-piece";
import type { Database } from "../../db/database";
import type { Author } from "../drafts/change-content";

/** One piece of the catalogue, as in its file; which fields its parts have is up to its kind. */
export type Piece = {
  id: string;
  facts: object | null;
  published: object | null;
  hidden: object | null;
  draft: { content: object; publishDate: string | null } | null;
};

/** `piece` is the file's, besides what stays here; `file` is nothing but the file's. */
export type PieceChange = {
  transaction: Database;
  piece: Piece;
  file: Piece;
  current: Piece | null;
  author: Author;
};

/** How pieces of one kind get into files and back. */
export type PieceKind = {
  name: AuditSubjectKind;
  folder: string;
  schema: z.ZodType<Piece>;
  /** Whether what is published or hidden has facts beside it. */
  hasFacts: boolean;
  /** Ids of all pieces, in any order. */
  list: (database: Database) => Promise<string[]>;
  /** How many these are, without reading them. */
  count: (database: Database) => Promise<number>;
  read: (database: Database, id: string) => Promise<Piece | null>;
  /** What comes of the file's piece here: an import adds and changes, and takes nothing away. */
  merge: (file: Piece, current: Piece | null) => Piece;
  titleOf: (piece: Piece) => string;
  /** For the audit log. */
  recorded: (piece: Piece) => object;
  /** Before others, in this order. */
  inOrder?: (pieces: readonly Piece[]) => Piece[];
  /** What others refer to; everything is published for the moment. */
  write: (change: PieceChange) => Promise<void>;
  /** Once the published pieces of all kinds are there. */
  writeDraft?: (change: PieceChange) => Promise<void>;
  /** Last, in reverse order: hides what players shall not see. */
  finish?: (change: PieceChange) => Promise<void>;
};

/** Of all rows of the column's table. */
export async function listKeys(database: Database, key: PgColumn): Promise<string[]> {
  const rows = await database.select({ id: sql<string>`${key}` }).from(key.table);
  return rows.map(({ id }) => id);
}

type Fault = Omit<CatalogueProblem, "file" | "reason"> & { file?: string };

/** Thrown for one thing that is wrong with the files. */
export class CatalogueFailure extends Error {
  readonly fault: Fault;

  constructor(code: CatalogueProblem["code"], { file, field, detail }: Partial<Omit<Fault, "code">> = {}) {
    super(code);
    this.name = "CatalogueFailure";
    this.fault = { code, field: field ?? null, detail: detail ?? null, ...(file !== undefined && { file }) };
  }
}
