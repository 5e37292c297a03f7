import type * as z from "zod";
import { getGame, listGames, listSimilarGames, suggestGames } from "~contract/calls/games";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { listGames as findGames } from "../store/catalogue/game-list";
import { findGame } from "../store/catalogue/game-details";
import { findSimilarGames } from "../store/catalogue/similar-games";
import { countSearch } from "../store/statistics/search-terms";
import { suggest } from "../store/search/suggestions";
import { createQueryContext } from "./create-query-context";

type GameQuery = z.output<typeof listGames.query>;

export function registerGames(app: ApiApp): void {
  route(app, getGame, async ({ params, query }, context) => {
    const game = await findGame(createQueryContext(context, query.locale), params.gameId, query.trackId);
    const { paymentProvider } = game;
    // A provider without keys cannot charge anybody.
    const isOpen = paymentProvider !== null && context.get("paymentProviders").has(paymentProvider);
    return isOpen ? game : { ...game, paymentProvider: null };
  });

  route(app, listGames, async ({ query }, context) => {
    const queryContext = createQueryContext(context, query.locale);
    const found = await findGames(queryContext, query);
    if (query.search && isFullSearch(query)) {
      await countSearch(queryContext.database, {
        search: query.search,
        results: found.pagination.totalItems,
        retentionDays: context.get("configuration").statsRetentionDays,
        now: queryContext.now,
      });
    }
    return found;
  });

  route(app, listSimilarGames, ({ params, query }, context) =>
    findSimilarGames(createQueryContext(context, query.locale), params.gameId),
  );

  route(app, suggestGames, ({ query }, context) => suggest(createQueryContext(context, query.locale), query.search));
}

/** Neither a later page nor a filtered list counts as a search. */
function isFullSearch({ page, platform, tagAlias, multiplayer, studioId, feedId, startDate }: GameQuery): boolean {
  const choices = [platform, tagAlias, multiplayer, studioId, feedId, startDate];
  return (page ?? 0) === 0 && choices.every((choice) => choice === undefined);
}
