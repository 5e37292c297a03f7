import { reportGame } from "~contract/calls/games";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { reportGame as report } from "../store/catalogue/reports";
import { requireSignedInUserId } from "../identity/require-session";

export function registerReports(app: ApiApp): void {
  route(app, reportGame, async ({ params, query, body }, context) => {
    await report(context.get("database"), {
      userId: requireSignedInUserId(context),
      gameId: params.gameId,
      trackId: query.trackId,
      reason: body.reason,
      comment: body.comment,
      now: new Date(),
    });
    return null;
  });
}
