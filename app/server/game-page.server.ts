import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Api } from "~/api-client/client";
import { listChallenges } from "~contract/calls/challenges";
import { getGame, listSimilarGames } from "~contract/calls/games";
import { getFullVersion } from "~contract/calls/in-game";
import { getRoom } from "~contract/calls/rooms";
import { getWallet, listStickers } from "~contract/calls/spending";
import type { GameDetails } from "~contract/entities/game-details";
import type { GlobalSettings } from "~contract/entities/global-settings";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { playQuery } from "~/rules/play-query";
import { roomIdOf } from "~/rules/room-url";
import { hasNoAccount } from "~/rules/section-visibility";
import { toGameDescription, toGamePage } from "~/view-models/game-page";
import { type MoneyView, type Spender, toMoney } from "~/view-models/money";
import { REPORT_VIEW } from "~/view-models/report";
import type { RequestedRoom } from "~/view-models/room";
import type { SessionView } from "~/view-models/root-data";
import { loadGameLoading, loadSettings } from "./game-loading.server";
import { openAsDocument } from "./isolated-page.server";
import { namedTrack } from "./named-track.server";
import { pageContext, type PageContext } from "./page-context.server";
import { isMissing } from "./refusal-code.server";
import { secondary } from "./secondary.server";
import { loadSession } from "./session.server";

export async function loadGamePage(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["game", "support"]);
  const { callApi, api, publicApi, requestApi, locale, url, view } = context;
  const { gameId = "" } = args.params;
  const trackId = namedTrack(args.params);
  const game = await callApi(getGame, { params: { gameId }, query: { locale, trackId } });
  const elsewhere = canonicalRedirect(args.request.url, paths.game(locale, game, { trackId }));
  if (elsewhere) throw redirect(elsewhere, 301);
  openAsDocument(args.request, game);
  const ofGame = { params: { gameId: game.gameId }, query: { locale } };
  const start = playQuery(url);
  const settings = loadSettings(publicApi);
  const [list, similar, loading, room, money, mayOpenRoom] = await Promise.all([
    secondary(api, (brief) => brief(listChallenges, { query: { locale, gameId: [game.gameId], trackId } })),
    secondary(api, (brief) => brief(listSimilarGames, ofGame)),
    loadGameLoading(settings, game, { url }),
    game.multiplayer ? loadRoom(api, start.roomUrl) : null,
    loadMoney(args, context, game),
    mayOpenRooms(settings, loadSession(args.context, requestApi)),
  ]);
  const similarGames = similar?.similarGames ?? [];
  const page = toGamePage(
    {
      game,
      challenges: list?.challenges ?? null,
      similarGames,
      start: { ...start, loading },
      room,
      mayOpenRoom,
      trackId,
    },
    view,
  );
  // The room's state changes at any time, so a page with an invitation is not cached.
  const init = { isIsolated: game.usesSharedArrayBuffer, isPersonal: start.roomUrl !== null };
  const report = { ...REPORT_VIEW, trackId: trackId ?? null };
  return context.page({ game: page, money, report }, toGameDescription(game, view, trackId), init);
}

type Args = Pick<LoaderFunctionArgs, "context">;

async function loadMoney(args: Args, page: PageContext, game: GameDetails): Promise<MoneyView> {
  const { publicApi, locale, view } = page;
  const [stickers, spender] = await Promise.all([
    game.tippingEnabled ? secondary(publicApi, (callApi) => callApi(listStickers, { query: { locale } })) : null,
    loadSpender(args, page, game),
  ]);
  return toMoney({ game, stickers: stickers?.stickers ?? null, spender }, view);
}

async function loadSpender(args: Args, { api, requestApi }: PageContext, game: GameDetails): Promise<Spender | null> {
  const { status } = await loadSession(args.context, requestApi);
  if (status !== "authenticated") return null;
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

async function loadRoom(api: Api, roomUrl: string | null): Promise<RequestedRoom | null> {
  if (roomUrl === null) return null;
  const room = await secondary(api, async (callApi) => {
    try {
      return { found: await callApi(getRoom, { params: { roomId: roomIdOf(roomUrl) } }) };
    } catch (error) {
      if (isMissing(error)) return { found: null };
      throw error;
    }
  });
  return { roomUrl, room: room?.found };
}

/** When the settings did not load, the API decides. */
async function mayOpenRooms(
  settingsFound: Promise<GlobalSettings | null>,
  sessionFound: Promise<SessionView>,
): Promise<boolean> {
  const [settings, { status }] = await Promise.all([settingsFound, sessionFound]);
  return !hasNoAccount(status) || settings?.allowGuestMultiplayerRoomCreation !== false;
}
