import { closeDatabase, getDatabase } from "../../api/db/client";
import { user } from "../../api/db/schema";
import { aDeadJob } from "../fixtures/dead-job";

/** Two for each of the journeys that may share the portal. */
const COUNT = 8;

const { database } = await getDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? ".data" });
const [player] = await database.select({ userId: user.id }).from(user).limit(1);
if (!player) throw new Error("The demo has no player.");
for (let count = 0; count < COUNT; count += 1) {
  await aDeadJob(database, { userId: player.userId, email: "refused@example.org", error: "554 Mailbox is full" });
}
await closeDatabase();
