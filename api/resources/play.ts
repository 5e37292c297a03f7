import { getLaunch, startPlay } from "~contract/calls/play";
import { gameOrigin } from "~contract/games-host";
import { meters } from "~observe/meters";
import type { ApiConfiguration } from "../configuration";
import { signBuildFolder } from "../game-host/build-folder";
import { ensureUser } from "../identity/ensure-user";
import { route } from "../route";
import type { ApiApp, ApiContext } from "../api-context";
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
    return { ...launchOf(context, plan, { gamePlayId, locale: query.locale ?? "en" }), gamePlayId };
  });

  route(app, getLaunch, async ({ params, query }, context) => {
    const { locale = "en", ...about } = query;
    const userId = context.get("viewer")?.userId ?? null;
    const plan = await planPlay(context.get("database"), { ...params, ...about, userId, now: new Date() });
    return launchOf(context, plan, { gamePlayId: null, locale });
  });
}

/** A preloaded game has no play yet. */
type LaunchParts = { gamePlayId: string | null; locale: string };

function launchOf(context: ApiContext, plan: PlayPlan, parts: LaunchParts) {
  const { trackId } = plan.track;
  const { savesEnabled, savesStorage, permissions } = plan.game;
  const urls = launchUrlsOf(context, plan, parts);
  return {
    ...{ ...urls, trackId, permissions, bundledGame: bundledGameOf(plan) },
    savesStorage: savesEnabled && savesStorage,
  };
}

type LaunchUrls = { launchUrl: string; fallbackUrl: string | null };

/** Never contain an e-mail address or what opens an account. Pictures come from the API, as for in-game calls. */
function launchUrlsOf(context: ApiContext, plan: PlayPlan, { gamePlayId, locale }: LaunchParts): LaunchUrls {
  const { game, track, challengeId, art, room } = plan;
  const configuration = context.get("configuration");
  const viewer = context.get("viewer");
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
  const { entryUrl, opaqueEntryUrl } = entryUrlsOf(configuration, plan, buildFolderOf(context, plan));
  const withQuery = (address: string) => `${address}?${query.toString()}`;
  return { launchUrl: withQuery(entryUrl), fallbackUrl: opaqueEntryUrl && withQuery(opaqueEntryUrl) };
}

/** A build of the demo catalogue has the game's folder beside what all of these games share. */
function bundledGameOf({ game, build }: PlayPlan): string | null {
  return build === null || build.entry === `${game.slug}/${game.entry}` ? game.slug : null;
}

/** Whoever is given a signed one may play the build, public or not. */
function buildFolderOf(context: ApiContext, { game: { shortId }, track, build, now }: PlayPlan): string {
  if (!build) return "";
  const { buildId } = build;
  return track.isPublic ? buildId : signBuildFolder(context.get("identity").options.secret, { shortId, buildId }, now);
}

/** A build runs at its game's own origin; the opaque frame is for small ones only, since it lacks much of a browser. */
function entryUrlsOf(
  { publicApiBaseUrl, gamesUrl }: ApiConfiguration,
  { game, build }: PlayPlan,
  folder: string,
): { entryUrl: string; opaqueEntryUrl: string | null } {
  if (!build) return { entryUrl: `${publicApiBaseUrl}/play/${game.slug}/${game.entry}`, opaqueEntryUrl: null };
  const path = `${folder}/${build.entry.split("/").map(encodeURIComponent).join("/")}`;
  const origin = gameOrigin(gamesUrl, game.shortId);
  const opaque = `${publicApiBaseUrl}/builds/${game.shortId}/${path}`;
  if (origin === null) return { entryUrl: opaque, opaqueEntryUrl: null };
  return { entryUrl: `${origin}/${path}`, opaqueEntryUrl: build.bytes <= MAX_OPAQUE_BYTES ? opaque : null };
}
