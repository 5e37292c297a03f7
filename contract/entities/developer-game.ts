import * as z from "zod";
import { buildRefusal, buildReport } from "./build";
import { platform } from "./game";
import { ageRating } from "./game-details";
import { gamePermissions } from "./game-permission";
import { absoluteUrl, assetUrl, dateTime, id, shortId, translations } from "./identifiers";
import { takedownAppeal } from "./takedown-appeal";
import { studioRole } from "./studio-member";

/** A studio as its members see it. Sizes in megabytes, as GameMaker's tool expects; storage in bytes. */
export const developerStudio = z.object({
  studioId: id,
  name: z.string(),
  contactEmail: z.string(),
  longDescription: z.string(),
  creationDate: dateTime,
  gameMaxSize: z.int().min(1),
  members: z.array(z.object({ userId: id, username: z.string(), pictureUrl: assetUrl })),
  role: studioRole,
  storedBytes: z.int().min(0),
  maxStoredBytes: z.int().min(0),
});
export type DeveloperStudio = z.output<typeof developerStudio>;

/** Four numbers from 0 to 65535, "1.4.0.12". */
export const releaseVersion = z.string().regex(/^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){3}$/);

/** A name or a name with a port, "scores.example.org:8443". */
export const declaredHost = z
  .string()
  .max(260)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?$/);

export const MAX_NOTES_LENGTH = 4_000;
/** "What's new", by language. */
export const releaseNotes = z.partialRecord(
  z.enum(["de", "en", "es", "pl", "pt-br", "ru", "tr"]),
  z.string().trim().max(MAX_NOTES_LENGTH),
);

export const trackName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/);

export const developerTrack = z.object({
  trackId: id,
  name: trackName,
  isPublic: z.boolean(),
  releaseId: id.nullable(),
  version: releaseVersion.nullable(),
  shareUrl: absoluteUrl,
  testers: z.array(z.object({ userId: id, username: z.string() })),
});
export type DeveloperTrack = z.output<typeof developerTrack>;

export const release = z.object({
  releaseId: id,
  buildId: z.string(),
  version: releaseVersion,
  notes: translations,
  creationDate: dateTime,
  /** Null while a track points to it, or without a date to go. */
  deletionDate: dateTime.nullable(),
  report: buildReport,
});
export type Release = z.output<typeof release>;

/** The short form, in lists; URLs are of pages of the portal. */
export const developerGame = z.object({
  gameId: id,
  shortId,
  title: z.string(),
  version: z.string(),
  publicShareUrl: absoluteUrl,
  internalShareUrl: absoluteUrl,
  editUrl: absoluteUrl,
  studio: z.object({ studioId: id, name: z.string() }),
  gameEngine: z.object({
    alias: z.string(),
    gameEngineId: id,
    title: z.string(),
    url: z.string(),
    isDefault: z.boolean(),
  }),
});
export type DeveloperGame = z.output<typeof developerGame>;

/** What the studio has submitted last: it waits for the desk, appears at `publishDate`, or came back with a `reason`. */
export const gameReview = z.object({
  state: z.enum(["WAITING", "SCHEDULED", "SENT_BACK"]),
  releaseId: id,
  version: releaseVersion,
  submittedDate: dateTime,
  wishedDate: dateTime.nullable(),
  publishDate: dateTime.nullable(),
  reason: z.string().nullable(),
});
export type GameReview = z.output<typeof gameReview>;

/** The cover is of 16:9, `narrowCoverUrl` its part of 4:3 and `focusX` the horizontal middle of that, in percent. */
export const gamePictures = z.object({
  covers: z.array(
    z.object({
      coverId: z.string(),
      coverUrl: assetUrl,
      narrowCoverUrl: assetUrl,
      focusX: z.int().min(0).max(100),
      aspectRatio: z.string(),
      type: z.literal("IMAGE"),
    }),
  ),
  graphics: z.array(z.object({ assetId: z.string(), url: assetUrl, thumbnailUrl: assetUrl, type: z.literal("IMAGE") })),
});
export type GamePictures = z.output<typeof gamePictures>;

export const developerGameDetails = developerGame.extend({
  shortDescription: z.string(),
  ageRating,
  platforms: z.array(platform),
  ...gamePictures.shape,
  isPublished: z.boolean(),
  /** Other hosts that its builds may call. */
  declaredHosts: z.array(declaredHost),
  /** Accounts of players keep what its builds store in the browser by themselves (docs/product/playing.md#saves). */
  savesStorage: z.boolean(),
  permissions: gamePermissions,
  /** Why the portal's owner stopped the game. */
  takedownReason: z.string().nullable(),
  /** About the takedown that is running. */
  takedownAppeal: takedownAppeal.nullable(),
  /** The game appears once the desk has approved it. */
  needsReview: z.boolean(),
  review: gameReview.nullable(),
  rights: z.object({ holder: z.string(), isOwnWork: z.boolean(), declaredDate: dateTime }).nullable(),
  tracks: z.array(developerTrack),
});
export type DeveloperGameDetails = z.output<typeof developerGameDetails>;

/** The way of a zip into a release. Bytes: of the zip while it is received, inflated while it is checked. */
export const upload = z.object({
  uploadId: id,
  gameId: id,
  state: z.enum(["RECEIVING", "CHECKING", "REFUSED", "DONE"]),
  bytes: z.int().min(0),
  receivedBytes: z.int().min(0),
  checkedBytes: z.int().min(0),
  totalBytes: z.int().min(0),
  track: trackName,
  version: releaseVersion.nullable(),
  refusals: z.array(buildRefusal),
  releaseId: id.nullable(),
});
export type Upload = z.output<typeof upload>;
