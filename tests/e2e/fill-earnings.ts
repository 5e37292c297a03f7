import { closeDatabase, getDatabase } from "../../api/db/client";
import { studioBankDetails } from "../../api/db/schema";
import { gameId } from "../../api/seed/demo-games";
import { seedId } from "../../api/seed/deterministic-ids";
import { seedDemoCatalogue } from "../../api/seed/seed";
import { storeEarnings } from "../fixtures/studio-earnings";

// Run as a child process: in DATA_DIR a studio has earned 60.00 EUR, and says where it is paid.
const { database } = await getDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? ".data" });
const now = new Date();
const studioId = seedId("studio:Small Hours");
await seedDemoCatalogue(database, now);
await storeEarnings(database, studioId, { gameId: gameId("softfall"), amount: 6_000 });
await database
  .insert(studioBankDetails)
  .values({ studioId, holder: "Small Hours GmbH", iban: "DE89370400440532013000", changedAt: now });
await closeDatabase();
