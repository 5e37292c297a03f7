import { getLaunch, startPlay } from "~contract/calls/play";
import { meters } from "~observe/meters";
import type { ApiConfiguration } from "../configuration";
import { ensureUser } from "../identity/ensure-user";
import type { Viewer } from "../identity/viewer";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { coverImageOf, storedPictureUrl, DEFAULT_AVATAR } from "../store/catalogue/pictures";
import { planPlay, recordPlay, releaseIdOf, type PlayPlan } from "../store/play/plays";

export function registerPlay(app: ApiApp): void {
  route(app, startPlay, async ({ params, query, body }, context) => {
    const database = context.get("database");
    const currentUserId = context.get("viewer")?.userId ?? null;
    const plan = await planPlay(database, { ...params, ...body, userId: currentUserId, now: new Date() });
    const { userId } = await ensureUser(context);
    const gamePlayId = await recordPlay(database, userId, plan);
    meters()?.playsStarted.inc();
    const launchUrl = launchUrlOf(context.get("configuration"), plan, {
      gamePlayId,
      locale: query.locale ?? "en",
      viewer: context.get("viewer"),
    });
    return { launchUrl, gamePlayId, trackId: plan.track.trackId };
  });

  route(app, getLaunch, async ({ params, query }, context) => {
    const { locale = "en", ...about } = query;
    const viewer = context.get("viewer");
    const userId = viewer?.userId ?? null;
    const plan = await planPlay(context.get("database"), { ...params, ...about, userId, now: new Date() });
    const launchUrl = launchUrlOf(context.get("configuration"), plan, { gamePlayId: null, locale, viewer });
    return { launchUrl, trackId: plan.track.trackId };
  });
}

/** A preloaded game has no play yet. */
type LaunchParts = { gamePlayId: string | null; locale: string; viewer: Viewer | null };

/** Never contains an e-mail address or a token. Pictures come from the API, as for in-game calls. */
function launchUrlOf(
  { publicApiBaseUrl, siteUrl }: ApiConfiguration,
  { game, track, challengeId, art, room }: PlayPlan,
  { gamePlayId, locale, viewer }: LaunchParts,
): string {
  const query = new URLSearchParams({
    game: game.gameId,
    track: track.trackId,
    release: releaseIdOf(track),
    source: new URL(siteUrl).origin,
    locale,
  });
  if (gamePlayId) query.set("gamePlayId", gamePlayId);
  if (challengeId) query.set("challenge", challengeId);
  if (art !== null) query.set("coverImage", coverImageOf(publicApiBaseUrl, game.slug, { name: art }));
  if (room) query.set("room", room.roomId);
  if (viewer && !viewer.isGuest) {
    query.set("userId", viewer.userId);
    query.set("username", viewer.username ?? "");
    query.set("avatarUrl", storedPictureUrl(publicApiBaseUrl, viewer.image ?? DEFAULT_AVATAR));
  }
  return `${publicApiBaseUrl}/play/${game.slug}/${game.entry}?${query.toString()}`;
}
