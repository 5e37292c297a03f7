import { eq, getTableColumns, getTableName, is, or } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "~api/db/schema";
import type { World } from "./world";

/** Columns that identify a row's owner; being blocked is not the owner's data. */
const OWNER_COLUMNS = ["userId", "senderId", "receiverId", "friendId", "blockerId", "hostId"];

const TABLES = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

export async function rowsOfUser({ api }: World, userId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const columns = Object.entries(getTableColumns(table));
    const owners = columns.filter(([name]) => OWNER_COLUMNS.includes(name) || (table === schema.user && name === "id"));
    if (owners.length === 0) continue;
    const rows = await api.database
      .select()
      .from(table)
      .where(or(...owners.map(([, column]) => eq(column, userId))));
    found[getTableName(table)] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return found;
}
