import { reportGame } from "~contract/calls/games";
import { reportPlayer } from "~contract/calls/player-reports";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { reportGame as storeGameReport } from "../store/catalogue/reports";
import { reportPlayer as storePlayerReport } from "../store/people/player-reports";
import { requireSignedInUserId } from "../identity/require-session";

export function registerReports(app: ApiApp): void {
  route(app, reportGame, async ({ params, query, body }, context) => {
    await storeGameReport(context.get("database"), {
      userId: requireSignedInUserId(context),
      gameId: params.gameId,
      trackId: query.trackId,
      reason: body.reason,
      comment: body.comment,
      now: new Date(),
    });
    return null;
  });

  route(app, reportPlayer, async ({ params, body: { reason, comment } }, context) => {
    const report = {
      userId: requireSignedInUserId(context),
      playerId: params.userId,
      reason,
      comment,
      now: new Date(),
    };
    await storePlayerReport(context.get("database"), report);
    return null;
  });
}
