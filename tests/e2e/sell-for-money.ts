import { eq } from "drizzle-orm";
import { closeDatabase, getDatabase } from "../../api/db/client";
import { gameItems, games } from "../../api/db/schema";
import { gameId } from "../../api/seed/demo-games";
import { seedDemoCatalogue } from "../../api/seed/seed";

// Run as a child process: two games in DATA_DIR cost real money, one per payment provider.
const SALES = [
  { slug: "lantern-run", paymentProvider: "STRIPE", price: 499, currency: "EUR" },
  { slug: "softfall", paymentProvider: "XSOLLA", price: 1250, currency: "USD" },
] as const;

const { database } = await getDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? ".data" });
await seedDemoCatalogue(database, new Date());
for (const { slug, paymentProvider, price, currency } of SALES) {
  const sold = { gameId: gameId(slug), itemId: crypto.randomUUID(), type: "FULL_VERSION" as const, price, currency };
  await database.insert(gameItems).values(sold);
  await database.update(games).set({ paymentProvider }).where(eq(games.gameId, sold.gameId));
}
await closeDatabase();
