import { closeDatabase, getDatabase } from "../../api/db/client";
import { seedDemoCatalogue } from "../../api/seed/seed";
import { storeFigures } from "../fixtures/made-up-month";

// Run as a child process: DATA_DIR has nine days of a few games, rolled up.
const { database } = await getDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? ".data" });
await seedDemoCatalogue(database, new Date());
await storeFigures(database, new Date());
await closeDatabase();
