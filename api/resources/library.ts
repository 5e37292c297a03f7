import {
  addFavorite,
  clearRecentlyPlayed,
  getOwnValues,
  listFavorites,
  listGamesToContinue,
  listRecentlyPlayed,
  removeFavorite,
} from "~contract/calls/library";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { clearHistory } from "../store/play/cleared-history";
import {
  addFavorite as add,
  listFavorites as findFavorites,
  removeFavorite as remove,
} from "../store/people/favorites";
import { findOwnValues } from "../store/people/own-values";
import { listGamesToContinue as findGamesToContinue } from "../store/play/games-to-continue";
import { listRecentlyPlayed as findRecentlyPlayed } from "../store/play/recently-played";
import { createQueryContext } from "./create-query-context";
import { requireSignedInUserId, requireViewerUserId } from "../identity/require-session";

export function registerLibrary(app: ApiApp): void {
  route(app, addFavorite, async ({ body }, context) => ({
    favoriteId: await add(createQueryContext(context), requireSignedInUserId(context), body),
  }));

  route(app, removeFavorite, async ({ params }, context) => {
    await remove(context.get("database"), requireSignedInUserId(context), params.favoriteId);
    return null;
  });

  route(app, listFavorites, ({ query }, context) =>
    findFavorites(createQueryContext(context, query.locale), requireSignedInUserId(context), query),
  );

  route(app, getOwnValues, ({ query }, context) =>
    findOwnValues(context.get("database"), requireViewerUserId(context), query),
  );

  route(app, listGamesToContinue, async ({ query }, context) => ({
    games: await findGamesToContinue(createQueryContext(context, query.locale), requireViewerUserId(context)),
  }));

  route(app, listRecentlyPlayed, ({ query }, context) =>
    findRecentlyPlayed(createQueryContext(context, query.locale), requireViewerUserId(context), query),
  );

  route(app, clearRecentlyPlayed, async ({ query: { type, id } }, context) => {
    const { database, now } = createQueryContext(context);
    const userId = requireViewerUserId(context);
    await clearHistory(database, { userId, kind: type, subjectId: id, now });
    return null;
  });
}
