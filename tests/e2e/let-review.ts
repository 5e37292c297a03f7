import { sql } from "drizzle-orm";
import { closeDatabase, getDatabase } from "../../api/db/client";
import { plays, user } from "../../api/db/schema";

// Run as a child process while the portal is stopped: everybody has a confirmed address, is a week old and has played.
const { database } = await getDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? ".data" });
const before = (days: number, hours: number) => sql`now() - make_interval(days => ${days}, hours => ${hours})`;
await database.update(user).set({ emailVerified: true, createdAt: before(7, 0) });
await database.update(plays).set({ startedAt: before(0, 1) });
await closeDatabase();
