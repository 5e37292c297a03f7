import type { Database } from "../db/database";
import { configurations } from "../db/schema/content";
import { seedId } from "./deterministic-ids";
import { seedContent } from "./seed-content";
import { MENU_SIDEBAR } from "./sidebar";

/** Portals request these: one without a row is an error, one without sections an empty page. */
const PAGES = ["home", "sidebar", "discover", "events"] as const;

/** Pages that are there stay as they are. */
export async function createPages(database: Database): Promise<void> {
  const rows = PAGES.map((alias) => ({ configurationId: seedId(`configuration:${alias}`), alias }));
  await database.transaction(async (transaction) => {
    const { alias } = configurations;
    const created = await transaction.insert(configurations).values(rows).onConflictDoNothing().returning({ alias });
    if (created.some((row) => row.alias === "sidebar")) await seedContent(transaction, [MENU_SIDEBAR]);
  });
}
