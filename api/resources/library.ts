import {
  addFavorite,
  clearRecentlyPlayed,
  listFavorites,
  listRecentlyPlayed,
  removeFavorite,
} from "~contract/calls/library";
import { ApiFailure } from "../api-failure";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { clearHistory } from "../store/play/cleared-history";
import {
  addFavorite as add,
  listFavorites as findFavorites,
  removeFavorite as remove,
} from "../store/people/favorites";
import { listRecentlyPlayed as findRecentlyPlayed } from "../store/play/recently-played";
import { toReading } from "./reading";
import { signedInUserId } from "../identity/signed-in-user";

export function registerLibrary(app: ApiApp): void {
  route(app, addFavorite, async ({ body }, context) => ({
    favoriteId: await add(toReading(context), signedInUserId(context), body),
  }));

  route(app, removeFavorite, async ({ params }, context) => {
    await remove(context.get("database"), signedInUserId(context), params.favoriteId);
    return null;
  });

  route(app, listFavorites, ({ query }, context) =>
    findFavorites(toReading(context, query.locale), signedInUserId(context), query),
  );

  route(app, listRecentlyPlayed, ({ query }, context) => {
    const queryContext = toReading(context, query.locale);
    if (!queryContext.viewer) throw new ApiFailure("sign_in_required");
    return findRecentlyPlayed(queryContext, queryContext.viewer.userId, query);
  });

  route(app, clearRecentlyPlayed, async ({ query: { type, id } }, context) => {
    const { database, viewer, now } = toReading(context);
    if (!viewer) throw new ApiFailure("sign_in_required");
    await clearHistory(database, { userId: viewer.userId, kind: type, subjectId: id, now });
    return null;
  });
}
