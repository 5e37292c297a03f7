import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { type MoneyView, type Spender, toMoney } from "~/view-models/money";
import { getFullVersion } from "~contract/calls/in-game";
import { getWallet, listStickers } from "~contract/calls/spending";
import type { GameDetails } from "~contract/entities/game-details";

/** A page of all players has placeholders in place of what it lacks. */
const SPENDER_OF_TEMPLATE: Spender = { key: "", balances: null, ownedItemId: null };

type Args = Pick<LoaderFunctionArgs, "context">;

export async function loadMoney(args: Args, page: PageContext, game: GameDetails): Promise<MoneyView> {
  const { publicApi, locale, view } = page;
  const [stickers, spender] = await Promise.all([
    game.tippingEnabled ? secondary(publicApi, (callApi) => callApi(listStickers, { query: { locale } })) : null,
    loadSpender(args, page, game),
  ]);
  return toMoney({ game, stickers: stickers?.stickers ?? null, spender }, view);
}

async function loadSpender(args: Args, page: PageContext, game: GameDetails): Promise<Spender | null> {
  const { api, requestApi, view } = page;
  const { status } = await loadSession(args.context, requestApi);
  if (status !== "authenticated") return null;
  if (view.placeholderOf) return SPENDER_OF_TEMPLATE;
  const { gameId, gameItems, tippingEnabled } = game;
  const isForSale = gameItems.length > 0;
  const [wallet, fullVersion] = await Promise.all([
    isForSale || tippingEnabled ? secondary(api, (callApi) => callApi(getWallet, { query: { pageSize: 1 } })) : null,
    isForSale ? secondary(api, (callApi) => callApi(getFullVersion, { params: { gameId }, query: {} })) : null,
  ]);
  return {
    key: crypto.randomUUID(),
    balances: wallet?.balances ?? null,
    ownedItemId: fullVersion?.isFullVersionPurchased ? ownedItem(fullVersion.item, game) : null,
  };
}

/** An API that does not name the item sells one full version only. */
function ownedItem(item: { itemId: string } | null | undefined, { gameItems }: GameDetails): string | null {
  return (item ?? gameItems.find(({ type }) => type === "FULL_VERSION"))?.itemId ?? null;
}
