import { sql } from "drizzle-orm";
import type { Database } from "../db/database";

export async function askDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}
