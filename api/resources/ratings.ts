import { rateGame } from "~contract/calls/games";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { rateGame as rate } from "../store/catalogue/ratings";
import { requireSignedInUserId } from "../identity/require-session";

export function registerRatings(app: ApiApp): void {
  route(app, rateGame, ({ params, body }, context) =>
    rate(context.get("database"), { ...params, ...body, userId: requireSignedInUserId(context), now: new Date() }),
  );
}
