import type { Game } from "~contract/entities/game";
import { claimState } from "./claim-state";
import { gameTags } from "./game-tags";

type Price = { amount: number; currency: string };

/** What a card says about money; nothing of a game that is simply free. */
export type CardOffer = {
  /** End of the days on which the game costs nothing. */
  freeUntil: Date | null;
  /** What it costs now; null while it is free. */
  price: Price | null;
  /** What it costs otherwise, to be struck out. */
  oldPrice: Price | null;
};

/**
 * The offer of a game: its first item with its discount, free within the item's claim period
 * (docs/product/games.md#offers) and until the date that its tags tell. What is free for ever has no price.
 */
export function cardOffer(game: Pick<Game, "gameItems" | "tags" | "multiplayer">, now: Date): CardOffer {
  const tags = gameTags(game);
  const [item] = game.gameItems;
  const freeUntil = endOfClaim(item, now) ?? laterThan(now, tags.freeUntil);
  if (!item || tags.isFreeForever) return { freeUntil, price: null, oldPrice: null };
  const full = { amount: item.price, currency: item.currency };
  if (freeUntil) return { freeUntil, price: null, oldPrice: full };
  const { discountedPrice } = item;
  const isReduced = discountedPrice !== null && discountedPrice < item.price;
  return isReduced
    ? { freeUntil, price: { ...full, amount: discountedPrice }, oldPrice: full }
    : { freeUntil, price: full, oldPrice: null };
}

function endOfClaim(item: Game["gameItems"][number] | undefined, now: Date): Date | null {
  const period = item?.activeGameItemClaimPeriod;
  return period && claimState(period, now) === "open" ? new Date(period.endsAt) : null;
}

function laterThan(now: Date, date: Date | null): Date | null {
  return date !== null && date > now ? date : null;
}
