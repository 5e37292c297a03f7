import { and, asc, eq, inArray } from "drizzle-orm";
import type { Game } from "~contract/entities/game";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameItems } from "../../db/schema/money";
import { priceInUnits } from "./prices";
import type { QueryContext } from "../query-context";

export type GameItemRow = typeof gameItems.$inferSelect;
type GameItem = Game["gameItems"][number];

export function currentPrice(item: GameItemRow, now: Date): number {
  return activeClaimPeriod(item, now) ? 0 : (item.discountedPrice ?? item.price);
}

function activeClaimPeriod({ claimStartsAt, claimEndsAt }: GameItemRow, now: Date) {
  if (!claimStartsAt || !claimEndsAt || now < claimStartsAt || now >= claimEndsAt) return null;
  return { startsAt: claimStartsAt.toISOString(), endsAt: claimEndsAt.toISOString() };
}

export function toGameItem(row: GameItemRow, now: Date): GameItem {
  const { itemId, type, currency, price, discountedPrice } = row;
  return {
    itemId,
    type,
    price: priceInUnits(price, currency),
    discountedPrice: discountedPrice === null ? null : priceInUnits(discountedPrice, currency),
    currency,
    activeGameItemClaimPeriod: activeClaimPeriod(row, now),
  };
}

export async function loadItemsOfGames(database: Database, gameIds: string[]): Promise<Map<string, GameItemRow[]>> {
  const rows = await database
    .select()
    .from(gameItems)
    .where(and(inArray(gameItems.gameId, gameIds), gameItems.isOffered))
    .orderBy(asc(gameItems.type), asc(gameItems.itemId));
  const itemsOfGames = new Map<string, GameItemRow[]>();
  for (const row of rows) itemsOfGames.set(row.gameId, [...(itemsOfGames.get(row.gameId) ?? []), row]);
  return itemsOfGames;
}

export async function findItem(
  { database }: Pick<QueryContext, "database">,
  gameId: string,
  itemId: string,
): Promise<GameItemRow> {
  const [item] = await database
    .select()
    .from(gameItems)
    .where(and(eq(gameItems.itemId, itemId), eq(gameItems.gameId, gameId), gameItems.isOffered));
  if (!item) throw new ApiFailure("item_not_found");
  return item;
}
