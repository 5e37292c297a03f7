import * as z from "zod";
import { defineCall } from "../define-call";
import { developerTrack, release, releaseNotes, releaseVersion, trackName, upload } from "../entities/developer-game";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

const gameParams = z.object({ gameId: id });
const uploadParams = z.object({ uploadId: id });
const trackParams = gameParams.extend({ trackId: id });
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Bytes of each part of an upload but the last. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;
export const MAX_BUILD_FILES = 5_000;

/** Tools send only what is missing: of these files, which has the studio stored already? */
export const findStoredFiles = defineCall({
  name: "findStoredFiles",
  summary: "Which files, by SHA-256, the game's studio has stored.",
  method: "POST",
  path: "/gamedev/games/{gameId}/stored-files",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: noParams,
  body: z.object({ hashes: z.array(sha256).max(MAX_BUILD_FILES) }),
  data: z.object({ stored: z.array(sha256) }),
  errorCodes: ["sign_in_required", "invalid_request_payload", "game_not_found", "studio_role_insufficient"],
});

/** `reused` are stored files, path to SHA-256, that are part of the build besides those in the zip; as many as it may have. */
export const startUpload = defineCall({
  name: "startUpload",
  summary: "Starts the upload of a zip for a track of a game.",
  method: "POST",
  path: "/gamedev/games/{gameId}/uploads",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: noParams,
  body: z.object({
    bytes: z.int().min(0),
    track: trackName,
    version: releaseVersion.nullish(),
    reused: z.record(z.string().max(400), sha256).optional(),
  }),
  data: upload,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "game_not_found",
    "studio_role_insufficient",
    "track_not_found",
    "rights_not_declared",
    "version_number_too_low",
    "game_bundle_too_big",
    "storage_quota_exceeded",
    "file_not_stored",
    "game_is_blocked",
  ],
});

/** At most those of two days: older ones are deleted. */
export const listUploads = defineCall({
  name: "listUploads",
  summary: "Uploads of a game that are still received or checked, newest first.",
  method: "GET",
  path: "/gamedev/games/{gameId}/uploads",
  access: "signed-in",
  scope: "gamedev:read",
  params: gameParams,
  query: noParams,
  body: noBody,
  data: z.object({ uploads: z.array(upload) }),
  errorCodes: ["sign_in_required", "game_not_found"],
});

export const getUpload = defineCall({
  name: "getUpload",
  summary: "How far an upload is, and what came of it.",
  method: "GET",
  path: "/gamedev/uploads/{uploadId}",
  access: "signed-in",
  scope: "gamedev:read",
  params: uploadParams,
  query: noParams,
  body: noBody,
  data: upload,
  errorCodes: ["sign_in_required", "upload_not_found"],
});

/** Its parts are deleted and its room is free at once; a release that it has become stays (`upload_closed`). */
export const cancelUpload = defineCall({
  name: "cancelUpload",
  summary: "Ends an upload that is still received or checked.",
  method: "DELETE",
  path: "/gamedev/uploads/{uploadId}",
  access: "signed-in",
  scope: "gamedev:write",
  params: uploadParams,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "upload_not_found", "upload_closed"],
});

/** Parts come in order; the check starts with the last. A part that was received before is ignored. */
export const putUploadPart = defineCall({
  name: "putUploadPart",
  summary: "Sends the next part of an upload.",
  method: "PUT",
  path: "/gamedev/uploads/{uploadId}/parts/{part}",
  access: "signed-in",
  scope: "gamedev:write",
  params: uploadParams.extend({ part: z.coerce.number().int().min(0).max(10_000) }),
  query: noParams,
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  data: upload,
  errorCodes: [
    "sign_in_required",
    "upload_not_found",
    "upload_closed",
    "upload_part_unexpected",
    "upload_part_too_large",
  ],
});

/** One form with the field `file`, as GameMaker's tool sends it; the response comes after the check. */
export const uploadBundle = defineCall({
  name: "uploadBundle",
  summary: "Uploads a zip in one request, to the internal track unless another is named.",
  method: "POST",
  path: "/gamedev/games/{gameId}/bundles",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: z.object({ version: releaseVersion.optional(), track: trackName.optional() }),
  body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
  bodyKind: "form",
  data: upload,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "game_not_found",
    "studio_role_insufficient",
    "track_not_found",
    "version_number_too_low",
    "bundle_must_be_zip",
    "missing_index_file",
    "game_bundle_too_big",
    "storage_quota_exceeded",
    "game_is_blocked",
  ],
});

export const listReleases = defineCall({
  name: "listReleases",
  summary: "Releases of a game, newest first, with the reports of their builds.",
  method: "GET",
  path: "/gamedev/games/{gameId}/releases",
  access: "signed-in",
  scope: "gamedev:read",
  params: gameParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ releases: z.array(release), pagination }),
  errorCodes: ["sign_in_required", "game_not_found", ...PAGING_ERROR_CODES],
});

export const changeReleaseNotes = defineCall({
  name: "changeReleaseNotes",
  summary: "Sets what is new in a release, in each language.",
  method: "PUT",
  path: "/gamedev/games/{gameId}/releases/{releaseId}/notes",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams.extend({ releaseId: id }),
  query: noParams,
  body: z.object({ notes: releaseNotes }),
  data: release,
  errorCodes: [
    ...(["sign_in_required", "invalid_request_payload", "game_not_found", "studio_role_insufficient"] as const),
    ...(["release_not_found", "text_refused"] as const),
  ],
});

/**
 * Promotes the internal track's release to the public track and publishes the game. With `rulesChanged`, running
 * challenges take scores of plays with this release only.
 */
export const publishGame = defineCall({
  name: "publishGame",
  summary: "Publishes the internal track's release to everybody.",
  method: "POST",
  path: "/gamedev/games/{gameId}/publish",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: z.object({ rulesChanged: z.boolean().optional() }),
  body: noBody,
  data: z.unknown(),
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "game_not_found",
    "studio_role_insufficient",
    "no_release_for_track",
    "age_rating_not_set",
    "game_description_empty",
    "missing_game_covers",
    "no_platforms_added",
    "rights_not_declared",
    "game_is_blocked",
    "review_required",
  ],
});

/** Forwards to a newer release, or back to an earlier one. */
export const switchTrack = defineCall({
  name: "switchTrack",
  summary: "Points a track to another release, at once.",
  method: "PUT",
  path: "/gamedev/games/{gameId}/tracks/{trackId}/release",
  access: "signed-in",
  scope: "gamedev:write",
  params: trackParams,
  query: noParams,
  body: z.object({ releaseId: id }),
  data: developerTrack,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "game_not_found",
    "studio_role_insufficient",
    "track_not_found",
    "release_not_found",
    "game_is_blocked",
  ],
});

export const createTrack = defineCall({
  name: "createTrack",
  summary: "Adds a track that only members and invited players see.",
  method: "POST",
  path: "/gamedev/games/{gameId}/tracks",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: noParams,
  body: z.object({ name: trackName }),
  data: developerTrack,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "game_not_found",
    "studio_role_insufficient",
    "track_name_taken",
    "max_tracks_limit_reached",
  ],
});

export const inviteTester = defineCall({
  name: "inviteTester",
  summary: "Lets a player play a track that is not public.",
  method: "POST",
  path: "/gamedev/games/{gameId}/tracks/{trackId}/testers",
  access: "signed-in",
  params: trackParams,
  query: noParams,
  body: z.object({ username: z.string().min(1).max(40) }),
  data: developerTrack,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "game_not_found",
    "studio_role_insufficient",
    "track_not_found",
    "user_not_found",
    "testers_exhausted",
  ],
});

export const removeTester = defineCall({
  name: "removeTester",
  summary: "Ends a player's access to a track that is not public.",
  method: "DELETE",
  path: "/gamedev/games/{gameId}/tracks/{trackId}/testers/{userId}",
  access: "signed-in",
  params: trackParams.extend({ userId: id }),
  query: noParams,
  body: noBody,
  data: developerTrack,
  errorCodes: ["sign_in_required", "game_not_found", "studio_role_insufficient", "track_not_found", "user_not_found"],
});
