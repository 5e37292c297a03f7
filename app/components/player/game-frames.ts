import { createElement } from "react";
import { openFrameHost } from "~/browser/frame-host";
import { thisDevice } from "~/browser/this-device";
import { frameTrust, isRestrictedBuild, OPAQUE_FRAME } from "~/rules/frame-sandbox";
import { deviceStrategy, type LoadingStrategy } from "~/rules/loading-strategy";
import { findCachedGame, cacheGame } from "~/browser/game-cache";
import { needsStoragePage } from "~/browser/game-storage";
import { isHostReachable } from "~/browser/host-reachability";
import { newId } from "~/browser/new-id";
import { addItem, hideItem, releaseItem, createPreloadedItem, removeItem, showItem } from "~/rules/preload-list";
import type { GameLaunch, LaunchResponse, PlayerView, StartedPlay } from "~/view-models/player";
import type { PublicSettings } from "~/view-models/root-data";
import { gameOrigin } from "~contract/games-host";
import { FrameHost } from "./frame-host";
import { changeFrames, framesState, type LoadedFrame, type PlayerSlot } from "./frames-state";

/** A frame that loads has the connection to itself; the question whether its host can be found comes later. */
const ANSWERS_WITHIN_MS = 1_000;
const HOST = createElement(FrameHost);

type Opening = { player: PlayerView; settings: PublicSettings };

export function preloadGame({ launch, texts }: LaunchResponse, opening: Opening): void {
  changeFrames(() => ({ cardTexts: texts }));
  openGame(launch, opening);
}

export function isFrameLoaded({
  gameId,
  challengeId,
  trackId,
}: Pick<PlayerView, "gameId" | "challengeId" | "trackId">): boolean {
  return framesState().frames.some(
    (frame) => frame.id === gameId && frame.challengeId === challengeId && frame.trackId === trackId,
  );
}

export function showGame(player: PlayerView): boolean {
  if (!isFrameLoaded(player)) return false;
  changeFrames(({ frames }) => ({ frames: showItem(frames, player.gameId) }));
  return true;
}

/** Returns false for an untrusted host. */
export function playGame(play: StartedPlay, opening: Opening): boolean {
  const { gameId } = opening.player;
  if (!isFrameLoaded(opening.player) && !openGame(play, opening)) return false;
  changeFrames(({ frames }) => ({
    frames: showItem(frames, gameId).map((frame) =>
      frame.id === gameId ? { ...frame, gamePlayId: play.gamePlayId } : frame,
    ),
  }));
  return true;
}

export function hideGame(gameId: string): void {
  changeFrames(({ frames }) => ({ frames: hideItem(frames, gameId) }));
}

export function closeGame(gameId: string): void {
  changeFrames(({ frames }) => ({ frames: removeItem(frames, gameId) }));
}

export function enterPlayer(playerSlot: PlayerSlot): void {
  changeFrames(() => ({ playerSlot }));
}

export function leavePlayer(playerSlot: PlayerSlot): void {
  const { gameId } = playerSlot;
  changeFrames(({ frames, playerSlot: current }) => ({
    playerSlot: current === playerSlot ? null : current,
    frames: leaveGame(frames, gameId).map((frame) => (frame.id === gameId ? { ...frame, gamePlayId: null } : frame)),
  }));
}

/** A game that was loaded on demand lives only in its player. */
function leaveGame(frames: readonly LoadedFrame[], gameId: string): readonly LoadedFrame[] {
  const isOnDemand = frames.some(({ id, strategy }) => id === gameId && strategy === "on-demand");
  return isOnDemand ? removeItem(frames, gameId) : releaseItem(frames, gameId);
}

function openGame(launch: GameLaunch, opening: Opening): boolean {
  const { gameId, challengeId, trackId, gameLink, title, poster, loading } = opening.player;
  const strategy = deviceStrategy(loading.strategy, thisDevice());
  const place = placeOf(launch.launchUrl, strategy, opening);
  if (!place) return false;
  const frame: LoadedFrame = createPreloadedItem({
    ...{ id: gameId, gameLink, challengeId, trackId, thumbnail: poster, title, strategy },
    ...{ gamePlayId: null, html: null, hasAnswered: false, isUnreachable: false },
    ...{ trust: place.trust, isRestricted: place.isRestricted },
    savesStorage: launch.savesStorage,
    opensStorage: launch.savesStorage && needsStoragePage({ userId: launch.init.user?.userId ?? null, gameId }),
    launch: { ...launch, launchUrl: place.launchUrl },
  });
  addFrame(frame, loading.limit);
  void assureHost(frame, opening);
  return true;
}

type FramePlace = Pick<LoadedFrame, "trust" | "isRestricted"> & { launchUrl: string };

/** Null for an untrusted host. */
function placeOf(address: string, strategy: LoadingStrategy, { player, settings }: Opening): FramePlace | null {
  const { siteUrl, publicApiBaseUrl, gameOrigins, gamesUrl } = settings;
  const launchUrl = new URL(address, window.location.href);
  const trust = frameTrust(launchUrl.href, {
    ownOrigins: [window.location.href, siteUrl, publicApiBaseUrl].map((url) => new URL(url).origin),
    gameOrigin: player.gameShortId === null ? null : gameOrigin(gamesUrl, player.gameShortId),
    gameOrigins,
  });
  if (!trust) return null;
  launchUrl.searchParams.set("strategy", strategy);
  return { launchUrl: launchUrl.href, trust, isRestricted: isRestrictedBuild(launchUrl.href, publicApiBaseUrl) };
}

const pause = (milliseconds: number) => new Promise((resolve) => window.setTimeout(resolve, milliseconds));

const hasAnswered = ({ launchUrl }: GameLaunch) =>
  framesState().frames.some((frame) => frame.launch.launchUrl === launchUrl && frame.hasAnswered);

/** A browser that does not find the game's host runs a small game in an opaque frame. */
async function assureHost({ launch, trust, strategy }: LoadedFrame, opening: Opening): Promise<void> {
  if (trust.kind !== "own") return;
  await pause(ANSWERS_WITHIN_MS);
  if (hasAnswered(launch) || (await isHostReachable(trust.origin))) return;
  const place = launch.fallbackUrl === null ? null : placeOf(launch.fallbackUrl, strategy, opening);
  changeFrames(({ frames }) => ({
    frames: frames.map((frame) => {
      if (frame.launch.launchUrl !== launch.launchUrl || frame.hasAnswered) return frame;
      if (!place) return { ...frame, isUnreachable: true };
      const { launchUrl, ...about } = place;
      return { ...frame, ...about, launch: { ...frame.launch, launchUrl } };
    }),
  }));
}

function addFrame(frame: LoadedFrame, limit: number): void {
  changeFrames(({ frames }) => ({ frames: addItem(frames, frame, limit) }));
  openFrameHost(HOST);
}

/** Best effort: nothing waits for it. */
export function cacheForOffline(player: PlayerView, launch: GameLaunch, version: string): void {
  if (player.roomUrl === null) cacheGame(player, launch, version).catch(() => undefined);
}

export async function playCachedGame(player: PlayerView, version: string): Promise<boolean> {
  const cached = await findCachedGame(player, version).catch(() => null);
  if (!cached) return false;
  const { gameId, challengeId, trackId, gameLink, title, poster, loading } = player;
  const { html, challenge } = cached;
  const init = { user: null, challenge, room: null };
  const frame: LoadedFrame = createPreloadedItem({
    ...{ id: gameId, gameLink, challengeId, trackId, thumbnail: poster, title, html },
    ...{ trust: OPAQUE_FRAME, gamePlayId: newId(), isRestricted: false, hasAnswered: false, isUnreachable: false },
    ...{ savesStorage: false, opensStorage: false },
    strategy: "on-demand" as const,
    // Unique per start: the URL is the frame's React key.
    launch: {
      ...{ launchUrl: `#${newId()}`, fallbackUrl: null, trackId: cached.trackId, init },
      ...{ savesStorage: false, permissions: [], offlineDocument: null },
    },
  });
  closeGame(gameId);
  addFrame(frame, loading.limit);
  changeFrames(({ frames }) => ({ frames: showItem(frames, gameId) }));
  return true;
}
