import type { Game } from "~contract/entities/game";
import { claimState } from "./claim-state";
import { gameTags } from "./game-tags";

type Price = { amount: number; currency: string };

export type CardOffer = {
  freeUntil: Date | null;
  price: Price | null;
  oldPrice: Price | null;
};

/** Price and discount of the first item, which may be free for a time (docs/product/games.md#offers). */
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
