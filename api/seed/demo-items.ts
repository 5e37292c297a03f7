import type { Database } from "../db/database";
import { gameItems } from "../db/schema/money";
import { gameId } from "./demo-games";
import { seedId } from "./deterministic-ids";
import { incoming } from "./incoming-values";

const DAY_MS = 86_400_000;
/** How long after the first seeding the item can be claimed for nothing. */
const CLAIM_DAYS = 14;

/** What the catalogue sells: one full version for about three daily quests, free to claim for the first days. */
function toItemRows(anchor: Date): (typeof gameItems.$inferInsert)[] {
  return [
    {
      itemId: seedId("item:pond-quartet:full-version"),
      gameId: gameId("pond-quartet"),
      type: "FULL_VERSION",
      price: 40,
      discountedPrice: 30,
      currency: "RPX",
      claimStartsAt: anchor,
      claimEndsAt: new Date(anchor.getTime() + CLAIM_DAYS * DAY_MS),
    },
  ];
}

export async function seedItems(database: Database, anchor: Date): Promise<void> {
  await database
    .insert(gameItems)
    .values(toItemRows(anchor))
    .onConflictDoUpdate({ target: gameItems.itemId, set: incoming(gameItems) });
}
