import { randomUUID } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import { itemOffer, type GameOffers, type ItemOffer } from "~contract/entities/game-offer";
import { gameItemType } from "~contract/entities/game-item";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameItems } from "../../db/schema/money";
import { minuteOf, momentToStore } from "../drafts/field-moments";
import type { GameItemRow } from "./game-items";
import { priceInUnits } from "./prices";

type ItemType = GameItemRow["type"];

/** The one item of each type that is, or would be again, for sale. */
export async function findItemsByType(database: Database, gameId: string): Promise<Map<ItemType, GameItemRow>> {
  const rows = await database
    .select()
    .from(gameItems)
    .where(eq(gameItems.gameId, gameId))
    .orderBy(desc(gameItems.isOffered), asc(gameItems.itemId));
  return new Map(rows.reverse().map((row) => [row.type, row]));
}

export async function readOffers(database: Database, gameId: string): Promise<GameOffers> {
  const rows = await findItemsByType(database, gameId);
  return ofEachType((type) => toOffer(rows.get(type)));
}

/** Items from elsewhere may be for sale as no editor could write it: those are not shown, and stay. */
function toOffer(row: GameItemRow | undefined): ItemOffer | null {
  if (!row?.isOffered) return null;
  const { price, discountedPrice, currency, claimStartsAt, claimEndsAt } = row;
  const claim = claimStartsAt && claimEndsAt && { startsAt: minuteOf(claimStartsAt), endsAt: minuteOf(claimEndsAt) };
  const offer = itemOffer.safeParse({ price, discountedPrice, currency, claim }).data ?? null;
  return offer && misfitOf(offer) === null ? offer : null;
}

/** Throws an ApiFailure that names the field. */
export function checkOffers(offers: GameOffers): void {
  for (const type of gameItemType.options) {
    const offer = offers[type];
    const misfit = offer && misfitOf(offer);
    if (misfit) throw new ApiFailure(misfit.code, { details: { fieldName: `offers.${type}.${misfit.field}` } });
  }
}

function misfitOf({ price, discountedPrice, claim }: ItemOffer) {
  if (discountedPrice !== null && discountedPrice >= price) {
    return { code: "discount_not_lower", field: "discountedPrice" } as const;
  }
  if (claim && new Date(claim.endsAt) <= new Date(claim.startsAt)) {
    return { code: "claim_ends_before_start", field: "claim.endsAt" } as const;
  }
  return null;
}

/** Under the lock of the game. An item that is taken away stays with those who have bought it, and may come back. */
export async function writeOffers(transaction: Database, gameId: string, offers: GameOffers): Promise<void> {
  const rows = await findItemsByType(transaction, gameId);
  for (const type of gameItemType.options) {
    const row = rows.get(type);
    const offer = offers[type];
    if (!row) {
      if (offer) await transaction.insert(gameItems).values({ itemId: randomUUID(), gameId, ...toRow(type, offer) });
    } else if (offer || toOffer(row)) {
      const values = offer ? toRow(type, offer, row) : { isOffered: false };
      await transaction.update(gameItems).set(values).where(eq(gameItems.itemId, row.itemId));
    }
  }
}

function toRow(type: ItemType, { price, discountedPrice, currency, claim }: ItemOffer, stored?: GameItemRow) {
  return {
    ...{ type, price, discountedPrice, currency, isOffered: true },
    claimStartsAt: claim && momentToStore(stored?.claimStartsAt ?? null, claim.startsAt),
    claimEndsAt: claim && momentToStore(stored?.claimEndsAt ?? null, claim.endsAt),
  };
}

/** With the same fields for all, so that the audit log says which one differs. */
export function recordedOffers(offers: GameOffers) {
  return ofEachType((type) => {
    const { price = null, discountedPrice = null, currency = "", claim = null } = offers[type] ?? {};
    const amount = (value: number | null) => value && `${String(priceInUnits(value, currency))} ${currency}`;
    const claimed = { claimStartsAt: claim?.startsAt ?? null, claimEndsAt: claim?.endsAt ?? null };
    return { price: amount(price), discountedPrice: amount(discountedPrice), ...claimed };
  });
}

function ofEachType<Value>(valueOf: (type: ItemType) => Value): Record<ItemType, Value> {
  return { FULL_VERSION: valueOf("FULL_VERSION"), PAID_GAME: valueOf("PAID_GAME") };
}
