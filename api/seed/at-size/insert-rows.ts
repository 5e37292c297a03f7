import { getTableColumns, sql, type SQLChunk } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";

type Row = Record<string, unknown>;

/**
 * Inserts many rows with one parameter: a statement with one parameter for each value would take longer to write than
 * to run, and may have 65,535 of them only. Columns are those of the first row; what else a row holds is not read, and
 * rows that exist already stay as they are.
 */
export async function insertRows(database: Database, table: PgTable, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = listOf(columns, ([, column]) => sql.identifier(column.name));
  const values = listOf(columns, ([key]) => sql.identifier(key));
  const types = listOf(columns, ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  await database.execute(sql`
    insert into ${table} (${names})
    select ${values} from json_to_recordset(${JSON.stringify(rows)}::json) as incoming(${types})
    on conflict do nothing`);
}

function listOf(columns: [string, PgColumn][], part: (column: [string, PgColumn]) => SQLChunk) {
  return sql.join(columns.map(part), sql`, `);
}
