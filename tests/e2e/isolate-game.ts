import { eq } from "drizzle-orm";
import { closeDatabase, getDatabase } from "../../api/db/client";
import { games } from "../../api/db/schema/catalogue";
import { gameId } from "../../api/seed/demo-games";
import { seedDemoCatalogue } from "../../api/seed/seed";

// Run as a child process: fills DATA_DIR with a game that shares memory with its workers.
const { database } = await getDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? ".data" });
await seedDemoCatalogue(database, new Date());
await database
  .update(games)
  .set({ usesSharedArrayBuffer: true })
  .where(eq(games.gameId, gameId("softfall")));
await closeDatabase();
