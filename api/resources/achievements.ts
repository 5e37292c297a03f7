import { listUserAchievements, unlockAchievement } from "~contract/calls/achievements";
import { requirePlayer } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { unlockAchievement as unlock } from "../store/achievements/unlock-achievement";
import { listUserAchievements as list } from "../store/achievements/user-achievements";
import { createInGameQueryContext, createQueryContext } from "./create-query-context";

export function registerAchievements(app: ApiApp): void {
  route(app, unlockAchievement, ({ params, query, body }, context) => {
    const { userId } = requirePlayer(context);
    const { locale, now } = createInGameQueryContext(context, query.locale);
    const request = { ...params, trackId: body.releaseTrackId, userId, locale, now };
    return unlock(context.get("database"), request);
  });

  route(app, listUserAchievements, ({ params, query: { locale, ...pages } }, context) =>
    list(createQueryContext(context, locale), params.username, pages),
  );
}
