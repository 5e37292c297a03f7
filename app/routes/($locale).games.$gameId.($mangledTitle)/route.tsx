import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GamePage } from "~/components/game/game-page";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { playQuery } from "~/rules/play-address";
import { loadGameLoading, loadSettings } from "~/server/game-loading.server";
import { openAsDocument } from "~/server/isolated-page.server";
import { readTrackId } from "~/server/track-param.server";
import { pageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { toGameDescription, toGamePage } from "~/view-models/game-page";
import { REPORT_VIEW } from "~/view-models/report";
import { toGameReviews } from "~/view-models/game-reviews";
import { listChallenges } from "~contract/calls/challenges";
import { getGame, listSimilarGames } from "~contract/calls/games";
import { listPlayerReviews } from "~contract/calls/player-reviews";
import { loadMoney } from "./game-money.server";
import { loadRoom, mayOpenRooms } from "./game-room.server";

const SHOWN_REVIEWS = 3;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["game", "support"]);
  const { callApi, api, publicApi, requestApi, locale, url, view } = context;
  const { gameId = "" } = args.params;
  const trackId = readTrackId(args.params);
  const game = await callApi(getGame, { params: { gameId }, query: { locale, trackId } });
  const canonical = canonicalRedirect(args.request.url, paths.game(locale, game, { trackId }));
  if (canonical) throw redirect(canonical, 301);
  openAsDocument(args.request, game);
  const gameRequest = { params: { gameId: game.gameId }, query: { locale } };
  const start = playQuery(url);
  const settings = loadSettings(publicApi);
  const reviewRequest = { params: { gameId: game.gameId }, query: { pageSize: SHOWN_REVIEWS } };
  const [list, similar, reviews, loading, room, money, mayOpenRoom] = await Promise.all([
    secondary(api, (call) => call(listChallenges, { query: { locale, gameId: [game.gameId], trackId } })),
    secondary(api, (call) => call(listSimilarGames, gameRequest)),
    trackId === undefined ? secondary(publicApi, (call) => call(listPlayerReviews, reviewRequest)) : null,
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
  const shown = trackId === undefined ? toGameReviews(game, reviews, view) : null;
  return context.page({ game: page, money, report, reviews: shown }, toGameDescription(game, view, trackId), init);
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function GameRoutePage() {
  const { game, money, report, reviews } = useLoaderData<typeof loader>();
  return <GamePage game={game} money={money} report={report} reviews={reviews} />;
}
