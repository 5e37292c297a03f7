import { sql, type SQL } from "drizzle-orm";
import type PgBoss from "pg-boss";
import type { Database } from "../../db/database";

/** Longer than a slot of `sendOnce`, which a completed job keeps. */
const KEEP_COMPLETED_SECONDS = 172_800;
/** The desk deletes dead jobs earlier (job-counts.ts): the library would keep their data. */
const KEEP_FAILED_SECONDS = 31_536_000;

/** Loaded on first use. Its schema comes with the migrations, and nothing of it runs by itself. */
export async function openJobLibrary(database: Database): Promise<PgBoss> {
  const { default: Library } = await import("pg-boss");
  return new Library({
    db: executorOf(database),
    migrate: false,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: KEEP_COMPLETED_SECONDS,
    archiveFailedAfterSeconds: KEEP_FAILED_SECONDS,
    deleteAfterDays: 1,
  });
}

/** By the connection of the database or of a transaction. */
export function executorOf(database: Database): PgBoss.Db {
  return {
    async executeSql(text: string, values?: unknown[]) {
      if (values === undefined) return { rows: await executeScript(database, text) };
      return { rows: rowsOf(await database.execute(withValues(text, values))) };
    },
  };
}

/** Its maintenance is "BEGIN; …; COMMIT", several statements in one, which PGlite takes one by one. */
async function executeScript(database: Database, text: string): Promise<object[]> {
  const statements = text
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => !["", "BEGIN", "COMMIT"].includes(statement));
  return database.transaction(async (transaction) => {
    let rows: object[] = [];
    for (const statement of statements) rows = rowsOf(await transaction.execute(sql.raw(statement)));
    return rows;
  });
}

function withValues(text: string, values: readonly unknown[]): SQL {
  const chunks = text.split(/\$(\d+)/).map((part, index) => {
    return index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`;
  });
  return sql.join(chunks);
}

function rowsOf(result: unknown): object[] {
  const hasRows = typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows);
  if (!hasRows) throw new Error("The database returned no rows");
  return (result as { rows: object[] }).rows;
}
