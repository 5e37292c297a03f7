import { eq } from "drizzle-orm";
import { closeDatabase, getDatabase } from "../../api/db/client";
import { games } from "../../api/db/schema/catalogue";
import { gameId } from "../../api/seed/demo-games";
import { seedDemoCatalogue } from "../../api/seed/seed";

// Run as a child process: fills DATA_DIR with a game for desktops and one for phones.
const { database } = await getDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? ".data" });
await seedDemoCatalogue(database, new Date());
for (const [slug, platform] of [
  ["softfall", "DESKTOP"],
  ["kilnbreak", "MOBILE"],
] as const) {
  await database
    .update(games)
    .set({ platforms: [platform] })
    .where(eq(games.gameId, gameId(slug)));
}
await closeDatabase();
