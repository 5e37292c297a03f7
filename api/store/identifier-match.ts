import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { id, shortId } from "~contract/entities/identifiers";

export function idOrShortId(text: string, idColumn: AnyPgColumn, shortIdColumn: AnyPgColumn): SQL | null {
  if (id.safeParse(text).success) return eq(idColumn, text);
  return shortId.safeParse(text).success ? eq(shortIdColumn, text) : null;
}
