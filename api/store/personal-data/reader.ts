import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { PersonalData, PersonalDataKind } from "~contract/entities/personal-data";
import type { Database } from "../../db/database";

/** `limit` is one more than a page holds: an extra row means that there is a next page. */
export type PageQuery = { database: Database; userId: string; limit: number; offset: number };

export type Reader = (query: PageQuery) => Promise<PersonalData>;
export type Readers<Kind extends PersonalDataKind> = Record<Kind, Reader>;

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

export function isoTimeOf(column: AnyPgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', ${ISO})`;
}

export function isoTimeOrNullOf(column: AnyPgColumn): SQL<string | null> {
  return sql<string | null>`to_char(${column} at time zone 'UTC', ${ISO})`;
}

export function englishText(column: AnyPgColumn): SQL<string> {
  return sql<string>`coalesce(${column}->>'en', '')`;
}

export function pageOf<Entry>({ limit }: PageQuery, rows: Entry[]): { entries: Entry[]; hasMore: boolean } {
  return { entries: rows.slice(0, limit - 1), hasMore: rows.length === limit };
}
