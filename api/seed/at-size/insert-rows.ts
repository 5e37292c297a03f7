import { getTableColumns, sql, type SQLChunk } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";

type Row = Record<string, unknown>;

// One JSON parameter: one per value would take longer to build than to run, and PostgreSQL allows only 65,535.
// Columns are those of the first row; existing rows stay unchanged.
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
