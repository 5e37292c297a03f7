import type { Database } from "../db/database";
import { gameItems } from "../db/schema/money";
import { gameId } from "./demo-games";
import { seedId } from "./deterministic-ids";
import { fullVersionId } from "./giveaways";
import { excludedValues } from "../db/excluded-values";

/** Each costs about three daily quests; giveaways.ts makes full versions free for a time. */
const ITEMS = [
  {
    itemId: fullVersionId("pond-quartet"),
    gameId: gameId("pond-quartet"),
    type: "FULL_VERSION",
    price: 40,
    discountedPrice: 30,
    currency: "RPX",
  },
  {
    itemId: fullVersionId("truffle-hunch"),
    gameId: gameId("truffle-hunch"),
    type: "FULL_VERSION",
    price: 35,
    currency: "RPX",
  },
  {
    itemId: seedId("item:two-on-a-floe:paid-game"),
    gameId: gameId("two-on-a-floe"),
    type: "PAID_GAME",
    price: 45,
    currency: "GPX",
  },
] satisfies (typeof gameItems.$inferInsert)[];

export async function seedItems(database: Database): Promise<void> {
  const { claimStartsAt, claimEndsAt } = gameItems;
  await database
    .insert(gameItems)
    .values(ITEMS)
    .onConflictDoUpdate({
      target: gameItems.itemId,
      set: { ...excludedValues(gameItems), claimStartsAt, claimEndsAt },
    });
}
