import { eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import {
  questCollectionFacts,
  sharedContentFacts,
  studioFacts,
  type StudioFacts,
} from "~contract/entities/catalogue-facts";
import { cataloguePiece } from "~contract/entities/catalogue-piece";
import type { Database } from "../../db/database";
import { studios } from "../../db/schema/catalogue";
import { sharedContents } from "../../db/schema/quest-rewards";
import { questCollections } from "../../db/schema/quests";
import { inPart } from "./failed-field";
import { listKeys, type PieceKind } from "./piece-kind";

type Rows<Facts extends object> = Pick<PieceKind, "name" | "folder"> & {
  schema: z.ZodType<Facts>;
  key: PgColumn;
  read: (database: Database, id: string) => Promise<Facts | null>;
  write: (transaction: Database, id: string, facts: Facts) => Promise<void>;
  titleOf: (facts: Facts, id: string) => string;
};

/** What has no drafts: the file has nothing but facts. */
function rowPieces<Facts extends object>({ schema, key, read, write, titleOf, ...kind }: Rows<Facts>): PieceKind {
  return {
    ...{ ...kind, hasFacts: true },
    schema: cataloguePiece<z.ZodType<object>>(schema, z.never()),
    list: (database) => listKeys(database, key),
    count: (database) => database.$count(key.table),
    read: async (database, id) => {
      const facts = await read(database, id);
      return facts && { id, facts, published: null, hidden: null, draft: null };
    },
    merge: (file) => file,
    titleOf: ({ id, facts }) => titleOf(schema.parse(facts), id),
    recorded: ({ facts }) => facts ?? {},
    write: ({ transaction, piece }) => inPart("facts", () => write(transaction, piece.id, schema.parse(piece.facts))),
  };
}

/** Games need the row; what is written at the desk comes after them, since it names one of the games. */
export const STUDIO_PIECES = rowPieces<StudioFacts>({
  ...{ name: "studio", folder: "studios", schema: studioFacts },
  key: studios.studioId,
  read: async (database, id) => {
    const [row] = await database.select().from(studios).where(eq(studios.studioId, id));
    if (!row) return null;
    const { name, maxStoredBytes, buildLimits, createdAt } = row;
    return { name, maxStoredBytes, buildLimits, createdAt: createdAt.toISOString() };
  },
  write: async (transaction, studioId, { name, createdAt, ...facts }) => {
    const row = { ...facts, createdAt: new Date(createdAt) };
    const target = studios.studioId;
    await transaction
      .insert(studios)
      .values({ ...row, studioId, name })
      .onConflictDoUpdate({ target, set: row });
  },
  titleOf: ({ name }) => name,
});

export const QUEST_COLLECTION_PIECES = rowPieces({
  ...{ name: "quest-collection", folder: "quest-collections", schema: questCollectionFacts },
  key: questCollections.alias,
  read: async (database, id) => {
    const [row] = await database.select().from(questCollections).where(eq(questCollections.alias, id));
    if (!row) return null;
    const { alias: _, ...facts } = row;
    return facts;
  },
  write: async (transaction, alias, facts) => {
    const target = questCollections.alias;
    await transaction
      .insert(questCollections)
      .values({ ...facts, alias })
      .onConflictDoUpdate({ target, set: facts });
  },
  titleOf: (_, id) => id,
});

export const SHARED_CONTENT_PIECES = rowPieces({
  ...{ name: "shared-content", folder: "shared-contents", schema: sharedContentFacts },
  key: sharedContents.sharedContentId,
  read: async (database, id) => {
    const [row] = await database.select().from(sharedContents).where(eq(sharedContents.sharedContentId, id));
    return row ? { title: row.title, file: row.file } : null;
  },
  write: async (transaction, sharedContentId, facts) => {
    const target = sharedContents.sharedContentId;
    await transaction
      .insert(sharedContents)
      .values({ ...facts, sharedContentId })
      .onConflictDoUpdate({ target, set: facts });
  },
  titleOf: ({ title }, id) => title["en"] ?? id,
});
