import { closeDatabase, getDatabase } from "../../api/db/client";
import { games } from "../../api/db/schema/catalogue";
import { globalSettings } from "../../api/db/schema/content";
import { seedDemoCatalogue } from "../../api/seed/seed";

const [dataDir = "", strategy = ""] = process.argv.slice(2);
const isPreloading = strategy === "preloading";
const isAutoloading = strategy === "autoloading";

const { database } = await getDatabase({ databaseUrl: undefined, dataDir });
await seedDemoCatalogue(database, new Date());
await database
  .insert(globalSettings)
  .values({ allowGamePreloading: isPreloading, gamesAutoloadEnabled: isAutoloading, maxGamesPreloadedPerUser: 1 });
await database.update(games).set({ preloadingAllowed: isPreloading, autoLoadEnabled: isAutoloading });
await closeDatabase();
