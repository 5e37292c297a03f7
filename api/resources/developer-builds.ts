import {
  cancelUpload,
  changeReleaseNotes,
  createTrack,
  findStoredFiles,
  getUpload,
  inviteTester,
  listReleases,
  listUploads,
  publishGame,
  putUploadPart,
  removeTester,
  startUpload,
  switchTrack,
} from "~contract/calls/developer-builds";
import type { StudioRole } from "~contract/entities/studio-member";
import type { Release, Upload } from "~contract/entities/developer-game";
import { ApiFailure } from "../api-failure";
import { withAnsweredCalls } from "../builds/answered-calls";
import { admitMakers, ALL_ROLES, requireGameRole } from "../identity/require-role";
import { route } from "../route";
import type { ApiApp, ApiContext } from "../api-context";
import * as openUploads from "../store/builds/open-uploads";
import { listStoredHashes } from "../store/builds/stored-files";
import { receivePart } from "../store/builds/upload-parts";
import * as uploads from "../store/builds/uploads";
import { loadDeveloperGame, loadDeveloperTrack } from "../store/developer-games/developer-game-details";
import * as gameTracks from "../store/developer-games/game-tracks";
import * as publishing from "../store/developer-games/publishing";
import * as releaseList from "../store/developer-games/release-list";
import { MAKERS } from "../store/studios/memberships";
import { createDeveloperContext } from "./create-developer-context";
import { requireUploadTarget } from "./upload-target";

export function registerDeveloperBuilds(app: ApiApp): void {
  registerUploads(app);
  registerUploadParts(app);
  registerReleases(app);
  registerTracks(app);
}

function registerUploads(app: ApiApp): void {
  route(
    app,
    findStoredFiles,
    async ({ params, body: { hashes } }, context) => {
      const { studioId } = await requireGameRole(context, params.gameId, MAKERS);
      return { stored: await listStoredHashes(context.get("database"), studioId, hashes) };
    },
    admitMakers,
  );

  route(
    app,
    startUpload,
    async ({ params: { gameId }, body }, context) => {
      const { bytes, track, version = null, reused = {} } = body;
      const target = await requireUploadTarget(context, { gameId, track });
      const { now, ...services } = createDeveloperContext(context);
      return uploads.startUpload(services, { ...target, bytes, track, version, reused, now });
    },
    admitMakers,
  );

  route(app, listUploads, async ({ params }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, ALL_ROLES);
    return { uploads: await openUploads.listOpenUploads(context.get("database"), gameId) };
  });

  route(app, getUpload, ({ params }, context) => requireUpload(context, params.uploadId, ALL_ROLES));
}

function registerUploadParts(app: ApiApp): void {
  route(
    app,
    putUploadPart,
    ({ params, body: content }, context) => {
      const { now, ...services } = createDeveloperContext(context);
      return receivePart(services, { ...params, content, now });
    },
    ({ params }, context) => requireUpload(context, params.uploadId, MAKERS),
  );

  route(app, cancelUpload, async ({ params: { uploadId } }, context) => {
    await requireUpload(context, uploadId, MAKERS);
    await openUploads.cancelUpload(createDeveloperContext(context), uploadId);
    return null;
  });
}

/** Strangers, and members who may not upload, do not find it. */
async function requireUpload(context: ApiContext, uploadId: string, roles: readonly StudioRole[]): Promise<Upload> {
  const found = await uploads.findUpload(context.get("database"), uploadId);
  if (!found) throw new ApiFailure("upload_not_found");
  try {
    await requireGameRole(context, found.gameId, roles);
  } catch (error) {
    const isRefused = error instanceof ApiFailure && error.code !== "sign_in_required";
    throw isRefused ? new ApiFailure("upload_not_found") : error;
  }
  const { userId: _starter, ...upload } = found;
  return upload;
}

function registerReleases(app: ApiApp): void {
  route(app, listReleases, async ({ params, query }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, ALL_ROLES);
    const { releases, pagination } = await releaseList.listReleases(context.get("database"), gameId, query);
    return { releases: releases.map((release) => asAnswered(context, release)), pagination };
  });

  route(app, changeReleaseNotes, async ({ params, body: { notes } }, context) => {
    await requireGameRole(context, params.gameId, MAKERS);
    const change = { ...params, notes, now: new Date() };
    return asAnswered(context, await releaseList.changeReleaseNotes(context.get("database"), change));
  });

  route(app, publishGame, async ({ params, query: { rulesChanged = false } }, context) => {
    const { gameId, userId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    await publishing.publishGame(developer.database, { gameId, userId, rulesChanged, now: developer.now });
    return loadDeveloperGame(developer, gameId);
  });

  route(app, switchTrack, async ({ params, body: { releaseId } }, context) => {
    const { gameId, userId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    await publishing.switchTrack(developer.database, { ...params, releaseId, userId, now: developer.now });
    return loadDeveloperTrack(developer, gameId, params.trackId);
  });
}

function asAnswered(context: ApiContext, release: Release): Release {
  const { gameApiAliases } = context.get("configuration");
  return { ...release, report: withAnsweredCalls(release.report, gameApiAliases) };
}

function registerTracks(app: ApiApp): void {
  route(app, createTrack, async ({ params, body: { name } }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    const trackId = await gameTracks.createTrack(developer.database, { gameId, name });
    return loadDeveloperTrack(developer, gameId, trackId);
  });

  route(app, inviteTester, async ({ params, body: { username } }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    await gameTracks.inviteTester(developer.database, { ...params, username, now: developer.now });
    return loadDeveloperTrack(developer, gameId, params.trackId);
  });

  route(app, removeTester, async ({ params }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    await gameTracks.removeTester(developer.database, params);
    return loadDeveloperTrack(developer, gameId, params.trackId);
  });
}
