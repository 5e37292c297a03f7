import { sql } from "drizzle-orm";
import type { Database } from "../db/database";

export async function pingDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}
