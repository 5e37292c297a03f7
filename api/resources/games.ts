import { getGame, listGames, listSimilarGames, suggestGames } from "~contract/calls/games";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { listGames as findGames } from "../store/game-list";
import { findGame } from "../store/game-details";
import { findSimilarGames } from "../store/similar-games";
import { suggest } from "../store/suggestions";
import { toReading } from "./reading";

export function registerGames(app: ApiApp): void {
  route(app, getGame, async ({ params, query }, context) => {
    const game = await findGame(toReading(context, query.locale), params.gameId, query.trackId);
    const { paymentProvider } = game;
    // A provider without keys takes nobody's money.
    const isOpen = paymentProvider !== null && context.get("paymentProviders").has(paymentProvider);
    return isOpen ? game : { ...game, paymentProvider: null };
  });

  route(app, listGames, ({ query }, context) => findGames(toReading(context, query.locale), query));

  route(app, listSimilarGames, ({ params, query }, context) =>
    findSimilarGames(toReading(context, query.locale), params.gameId),
  );

  route(app, suggestGames, ({ query }, context) => suggest(toReading(context, query.locale), query.search));
}
