import { getLaunch, startPlay } from "~contract/calls/play";
import { gameOrigin } from "~contract/games-host";
import { meters } from "~observe/meters";
import type { ApiConfiguration } from "../configuration";
import { ensureUser } from "../identity/ensure-user";
import type { Viewer } from "../identity/viewer";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { coverImageOf, storedPictureUrl, DEFAULT_AVATAR } from "../store/catalogue/pictures";
import { planPlay, recordPlay, releaseIdOf, type PlayPlan } from "../store/play/plays";

/** Of a build in an opaque frame. */
const MAX_OPAQUE_BYTES = 2 * 1024 * 1024;

export function registerPlay(app: ApiApp): void {
  route(app, startPlay, async ({ params, query, body }, context) => {
    const database = context.get("database");
    const currentUserId = context.get("viewer")?.userId ?? null;
    const plan = await planPlay(database, { ...params, ...body, userId: currentUserId, now: new Date() });
    const { userId } = await ensureUser(context);
    const gamePlayId = await recordPlay(database, userId, plan);
    meters()?.playsStarted.inc();
    const urls = launchUrlsOf(context.get("configuration"), plan, {
      gamePlayId,
      locale: query.locale ?? "en",
      viewer: context.get("viewer"),
    });
    return { ...urls, gamePlayId, trackId: plan.track.trackId, bundledGame: bundledGameOf(plan) };
  });

  route(app, getLaunch, async ({ params, query }, context) => {
    const { locale = "en", ...about } = query;
    const viewer = context.get("viewer");
    const userId = viewer?.userId ?? null;
    const plan = await planPlay(context.get("database"), { ...params, ...about, userId, now: new Date() });
    const urls = launchUrlsOf(context.get("configuration"), plan, { gamePlayId: null, locale, viewer });
    return { ...urls, trackId: plan.track.trackId, bundledGame: bundledGameOf(plan) };
  });
}

/** A preloaded game has no play yet. */
type LaunchParts = { gamePlayId: string | null; locale: string; viewer: Viewer | null };

type LaunchUrls = { launchUrl: string; fallbackUrl: string | null };

/** Never contain an e-mail address or a token. Pictures come from the API, as for in-game calls. */
function launchUrlsOf(
  configuration: ApiConfiguration,
  plan: PlayPlan,
  { gamePlayId, locale, viewer }: LaunchParts,
): LaunchUrls {
  const { game, track, challengeId, art, room } = plan;
  const { publicApiBaseUrl, siteUrl } = configuration;
  const query = new URLSearchParams({
    game: game.gameId,
    track: track.trackId,
    release: releaseIdOf(track),
    source: new URL(siteUrl).origin,
    locale,
  });
  if (gamePlayId) query.set("gamePlayId", gamePlayId);
  if (challengeId) query.set("challenge", challengeId);
  if (art !== null) query.set("coverImage", coverImageOf(publicApiBaseUrl, game.slug, art));
  if (room) query.set("room", room.roomId);
  if (viewer && !viewer.isGuest) {
    query.set("userId", viewer.userId);
    query.set("username", viewer.username ?? "");
    query.set("avatarUrl", storedPictureUrl(publicApiBaseUrl, viewer.image ?? DEFAULT_AVATAR));
  }
  const { entryUrl, opaqueEntryUrl } = entryUrlsOf(configuration, plan);
  const withQuery = (address: string) => `${address}?${query.toString()}`;
  return { launchUrl: withQuery(entryUrl), fallbackUrl: opaqueEntryUrl && withQuery(opaqueEntryUrl) };
}

/** A build of the demo catalogue has the game's folder beside what all of these games share. */
function bundledGameOf({ game, build }: PlayPlan): string | null {
  return build === null || build.entry === `${game.slug}/${game.entry}` ? game.slug : null;
}

/** A build runs at its game's own origin; the opaque frame is for small ones only, since it lacks much of a browser. */
function entryUrlsOf(
  { publicApiBaseUrl, gamesUrl }: ApiConfiguration,
  { game, build }: PlayPlan,
): { entryUrl: string; opaqueEntryUrl: string | null } {
  if (!build) return { entryUrl: `${publicApiBaseUrl}/play/${game.slug}/${game.entry}`, opaqueEntryUrl: null };
  const path = `${build.buildId}/${build.entry.split("/").map(encodeURIComponent).join("/")}`;
  const origin = gameOrigin(gamesUrl, game.shortId);
  const opaque = `${publicApiBaseUrl}/builds/${game.shortId}/${path}`;
  if (origin === null) return { entryUrl: opaque, opaqueEntryUrl: null };
  return { entryUrl: `${origin}/${path}`, opaqueEntryUrl: build.bytes <= MAX_OPAQUE_BYTES ? opaque : null };
}
