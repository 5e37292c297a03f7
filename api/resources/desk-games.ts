import * as calls from "~contract/calls/desk-games";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { listDeskGames } from "../store/developer-games/desk-games";
import { getGameReadiness } from "../store/developer-games/game-readiness";
import { GAME_KIND } from "../store/developer-games/game-kind";
import { registerExistingContentCalls } from "./content-calls";

/** Rules: docs/product/games.md#texts-at-the-desk. */
export function registerDeskGames(app: ApiApp): void {
  registerExistingContentCalls(app, calls.GAME_ENTRY_CALLS, GAME_KIND);

  route(app, calls.listDeskGames, ({ query }, context) => listDeskGames(context.get("database"), query));

  route(app, calls.getGameReadiness, ({ params: { subjectId } }, context) =>
    getGameReadiness(context.get("database"), subjectId),
  );
}
