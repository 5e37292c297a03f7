import * as z from "zod";
import { MAX_DECLARED_HOSTS } from "../calls/developer-games";
import { MAX_BUILD_FILES, ownBuildLimits } from "./build";
import { challengeCriteria, challengeType } from "./challenge";
import { contentAlias } from "./content-alias";
import { declaredHost } from "./developer-game";
import { gameItemType } from "./game-item";
import { gamePermissions } from "./game-permission";
import { dateTime, id, shortId, translations } from "./identifiers";
import { questCollectionType } from "./quest";

const MAX_NAME_LENGTH = 200;
const MAX_PATH_LENGTH = 400;
const MAX_PICTURES = 100;
const MAX_TRACKS = 50;
const MAX_MODES = 100;
const MAX_GROUPS = 50;
const MAX_INT = 2 ** 31 - 1;

const name = z.string().min(1).max(MAX_NAME_LENGTH);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const amount = z.int().min(0).max(MAX_INT);
const path = z.string().min(1).max(MAX_PATH_LENGTH);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What files of the catalogue say of a studio (docs/catalogue-files.md); its members are accounts, which stay behind. */
export const studioFacts = z.strictObject({
  name,
  maxStoredBytes: z.int().min(0),
  buildLimits: z.strictObject(ownBuildLimits.shape).nullable(),
  createdAt: dateTime,
});
export type StudioFacts = z.output<typeof studioFacts>;

/** Former addresses of a tag, and those of tags that were merged into it. */
export const tagFacts = z.strictObject({ aliases: z.array(contentAlias) });
export type TagFacts = z.output<typeof tagFacts>;

export const challengeFacts = z.strictObject({
  shortId,
  trackId: id,
  /** Only plays of this release count. */
  releaseId: id.nullable(),
  createdAt: dateTime,
});
export type ChallengeFacts = z.output<typeof challengeFacts>;

/** `publishedAt` is the first publication. */
export const studioNewsFacts = z.strictObject({ publishedAt: dateTime });
export type StudioNewsFacts = z.output<typeof studioNewsFacts>;

export const questCollectionFacts = z.strictObject({
  collectionType: questCollectionType,
  refreshHours: amount.nullable(),
  maxNewQuestsAtRefresh: amount.nullable(),
  maxQuestsAvailable: amount.nullable(),
  position: amount,
});
export type QuestCollectionFacts = z.output<typeof questCollectionFacts>;

export const sharedContentFacts = z.strictObject({ title: translations, file: path });
export type SharedContentFacts = z.output<typeof sharedContentFacts>;

const mode = z.strictObject({
  mode: z.string().max(MAX_NAME_LENGTH),
  type: challengeType,
  criteria: challengeCriteria,
  maxScore: z.int().min(1),
  minScore: z.int().min(0).exactOptional(),
  maxPerSecond: z.number().positive().exactOptional(),
  minSeconds: z.number().positive().exactOptional(),
  scoresPerPlay: z.int().min(1).exactOptional(),
});

const controlGroup = z.strictObject({
  title: translations,
  subgroups: z
    .array(
      z.strictObject({
        title: translations,
        controls: z.array(z.strictObject({ action: translations, input: translations })).max(MAX_GROUPS),
      }),
    )
    .max(MAX_GROUPS),
});

const engine = z.strictObject({
  alias: name,
  gameEngineId: name,
  title: name,
  url: z.url({ protocol: /^https?$/ }).nullable(),
  isDefault: z.boolean(),
});

/** Files of uploaded ones lie beside the game's file, in a folder of this name; the others come with the portal. */
const picture = z
  .strictObject({
    name: slug,
    /** 0 is the cover. */
    position: amount,
    focusX: z.int().min(0).max(100),
    isUploaded: z.boolean(),
  })
  .refine(({ name: pictureId, isUploaded }) => !isUploaded || id.safeParse(pictureId).success, { path: ["name"] });
export type CataloguePicture = z.output<typeof picture>;

/** What has been for sale; for how much it is now stands with the texts. */
const item = z.strictObject({ itemId: id, type: gameItemType });

const release = z.strictObject({
  releaseId: id,
  version: z.string().regex(/^\d+(\.\d+){3}$/),
  buildId: hash,
  notes: translations,
  createdAt: dateTime,
});
export type CatalogueRelease = z.output<typeof release>;

/** Without a release nothing was uploaded to it yet. */
const track = z.strictObject({ trackId: id, name, isPublic: z.boolean(), release: release.nullable() });
export type CatalogueTrack = z.output<typeof track>;

/** What stands beside a game's texts. */
export const gameFacts = z.strictObject({
  shortId,
  slug,
  mangledTitle: slug,
  studioId: id,
  keyColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  entry: z.union([z.literal(""), z.string().regex(/^[\w-]+\.html$/)]),
  modes: z.array(mode).max(MAX_MODES),
  /** Only those that are not among the content, since no editor could have written them. */
  controlGroups: z.array(controlGroup).max(MAX_GROUPS).exactOptional(),
  engine: engine.nullable(),
  usesSharedArrayBuffer: z.boolean(),
  savesStorage: z.boolean(),
  stills: amount,
  hasFilm: z.boolean(),
  declaredHosts: z.array(declaredHost).max(MAX_DECLARED_HOSTS),
  permissions: gamePermissions,
  createdAt: dateTime,
  rights: z.strictObject({ holder: name, isOwnWork: z.boolean(), declaredAt: dateTime }).nullable(),
  pictures: z.array(picture).max(MAX_PICTURES),
  items: z
    .array(item)
    .max(gameItemType.options.length)
    .refine((items) => new Set(items.map(({ type }) => type)).size === items.length),
  tracks: z.array(track).max(MAX_TRACKS),
});
export type GameFacts = z.output<typeof gameFacts>;

/** The files of a build by path, as SHA-256 of their contents. */
export const catalogueBuild = z.strictObject({
  id: hash,
  files: z.record(path, hash).refine((files) => Object.keys(files).length <= MAX_BUILD_FILES),
});
export type CatalogueBuild = z.output<typeof catalogueBuild>;
