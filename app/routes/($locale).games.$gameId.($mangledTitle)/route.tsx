import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GamePage } from "~/components/game/game-page";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { playQuery } from "~/rules/play-query";
import { loadGameLoading } from "~/server/game-loading.server";
import { loadMoney } from "~/server/game-money.server";
import { loadRoom } from "~/server/game-room.server";
import { openAsDocument } from "~/server/isolated-page.server";
import { pageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { toGameDescription, toGamePage } from "~/view-models/game-page";
import { REPORT_VIEW } from "~/view-models/report";
import { listChallenges } from "~contract/calls/challenges";
import { getGame, listSimilarGames } from "~contract/calls/games";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["game", "support"]);
  const { ask, api, locale, url, view } = context;
  const { gameId = "" } = args.params;
  const game = await ask(getGame, { params: { gameId }, query: { locale } });
  const elsewhere = canonicalRedirect(args.request.url, paths.game(locale, game));
  if (elsewhere) throw redirect(elsewhere, 301);
  openAsDocument(args.request, game);
  const ofGame = { params: { gameId: game.gameId }, query: { locale } };
  const start = playQuery(url);
  const [list, similar, loading, room, money] = await Promise.all([
    secondary(api, (brief) => brief(listChallenges, { query: { locale, gameId: [game.gameId] } })),
    secondary(api, (brief) => brief(listSimilarGames, ofGame)),
    loadGameLoading(api, game, { url }),
    game.multiplayer ? loadRoom(api, start.roomUrl) : null,
    loadMoney(args, context, game),
  ]);
  const similarGames = similar?.similarGames ?? [];
  const page = toGamePage(
    { game, challenges: list?.challenges ?? null, similarGames, start: { ...start, loading }, room },
    view,
  );
  const isolation = { isIsolated: game.usesSharedArrayBuffer };
  return context.page({ game: page, money, report: REPORT_VIEW }, toGameDescription(game, view), isolation);
}

export { refreshUnlessRefused as shouldRevalidate } from "~/rules/page-refresh";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function GameRoutePage() {
  const { game, money, report } = useLoaderData<typeof loader>();
  return <GamePage game={game} money={money} report={report} />;
}
