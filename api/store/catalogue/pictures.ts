import type { AssetVariant } from "~contract/entities/asset-variant";
import type { Cover } from "~contract/entities/cover";
import type { GameDetails } from "~contract/entities/game-details";
import { EMBEDDED_PATH } from "../../configuration";
import coverVariants from "./cover-variants.json";
import filmVariants from "./film-variants.json";

export type Art = { name: string; focusX: number; isUploaded: boolean };
export type ArtName = Pick<Art, "name" | "isUploaded">;
type AspectRatio = Cover["aspectRatio"];

const ORIGINAL_KEYS = { "16:9": "webp-1280x720", "4:3": "webp-480x360" } as const;
const THUMBNAIL_KEY = "webp-320x180";
const QUEST_COVER_FILE = "webp-640x360.webp";
const AVATAR_KEY = "webp-128x128";
const AVATAR_SIZE_PX = 128;
/** The default avatar for games, which draw a picture without checking for null. */
export const DEFAULT_AVATAR = `/media/avatars/nobody/${AVATAR_KEY}.webp`;
const UPLOADS_PATH = "/pictures/";
export const UPLOADED_IMAGE_PATTERN = `${UPLOADS_PATH}:pictureId/${AVATAR_KEY}.webp` as const;
const GAME_UPLOADS_PATH = `${UPLOADS_PATH}games/`;
export const GAME_PICTURE_PATTERN = `${GAME_UPLOADS_PATH}:pictureId/:file` as const;
const PAGE_UPLOADS_PATH = `${UPLOADS_PATH}pages/`;
export const PAGE_PICTURE_PATTERN = `${PAGE_UPLOADS_PATH}:pictureId/:file` as const;
/** Not every site shows webp in link previews. */
const SOCIAL_VARIANT = { variantKey: "jpg-1280x720", width: 1280, height: 720 };

function pictureUrl(baseUrl: string, slug: string, art: ArtName, file: string): string {
  return storedPictureUrl(baseUrl, picturePath(slug, art, file));
}

function picturePath(slug: string, { name, isUploaded }: ArtName, file: string): string {
  return isUploaded ? `${GAME_UPLOADS_PATH}${name}/${file}` : `/media/covers/${slug}/${name}/${file}`;
}

export type PictureFile = { width: number; height: number; format: "webp" | "jpg" };

/** What the last part of a picture's address stands for; null for no variant. */
export function pictureFileOf(file: string): PictureFile | null {
  if (file === `${SOCIAL_VARIANT.variantKey}.jpg`) return { ...sizeOf(SOCIAL_VARIANT), format: "jpg" };
  const variant = coverVariants.find(({ variantKey }) => file === `${variantKey}.webp`);
  return variant ? { ...sizeOf(variant), format: "webp" } : null;
}

/** Of all variants, each once. */
export function listPictureFiles(): PictureFile[] {
  const names = [...coverVariants.map(({ variantKey }) => `${variantKey}.webp`), `${SOCIAL_VARIANT.variantKey}.jpg`];
  const files = names.map(pictureFileOf).filter((file) => file !== null);
  return [...new Map(files.map((file) => [JSON.stringify(file), file])).values()];
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

function variantsOf(baseUrl: string, slug: string, art: Art, aspectRatio: AspectRatio): AssetVariant[] {
  const rendered = coverVariants
    .filter((variant) => variant.aspectRatio === aspectRatio)
    .map(({ variantKey, width, height }) => {
      const url = pictureUrl(baseUrl, slug, art, `${variantKey}.webp`);
      return { variantKey, url, mimeType: "image/webp", width, height };
    });
  if (aspectRatio === "4:3") return rendered;
  const socialUrl = pictureUrl(baseUrl, slug, art, `${SOCIAL_VARIANT.variantKey}.jpg`);
  return [...rendered, { ...SOCIAL_VARIANT, url: socialUrl, mimeType: "image/jpeg" }];
}

export function coversOf(baseUrl: string, slug: string, art: Art): Cover[] {
  return (["16:9", "4:3"] as const).map((aspectRatio) => ({
    aspectRatio,
    coverUrl: pictureUrl(baseUrl, slug, art, `${ORIGINAL_KEYS[aspectRatio]}.webp`),
    type: "IMAGE",
    variants: variantsOf(baseUrl, slug, art, aspectRatio),
    focusX: art.focusX,
  }));
}

export function coverImageOf(baseUrl: string, slug: string, art: ArtName): string {
  return pictureUrl(baseUrl, slug, art, `${ORIGINAL_KEYS["16:9"]}.webp`);
}

/** As pages name it, in their drafts as well. */
export function coverImagePath(slug: string, art: ArtName): string {
  return picturePath(slug, art, `${ORIGINAL_KEYS["16:9"]}.webp`);
}

export function pagePicturePath(pictureId: string): string {
  return `${PAGE_UPLOADS_PATH}${pictureId}/${ORIGINAL_KEYS["16:9"]}.webp`;
}

const UPLOADED_PICTURE =
  /^\/pictures\/(?:games|pages)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/webp-1280x720\.webp$/;

/** Null for what was not uploaded here. */
export function uploadedPictureId(path: string): string | null {
  return UPLOADED_PICTURE.exec(path)?.[1] ?? null;
}

/** Of what pages name by its path alone. */
export function uploadedVariantsOf(baseUrl: string, path: string): AssetVariant[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return coverVariants
    .filter(({ aspectRatio }) => aspectRatio === "16:9")
    .map(({ variantKey, width, height }) => {
      const url = storedPictureUrl(baseUrl, `${folder}${variantKey}.webp`);
      return { variantKey, url, mimeType: "image/webp", width, height };
    });
}

/** A path of the API, which serves both kinds. */
export function narrowCoverPath(slug: string, art: ArtName): string {
  return picturePath(slug, art, `${ORIGINAL_KEYS["4:3"]}.webp`);
}

/** Quests store the path of their cover. */
export function questCoverPath(slug: string, art: ArtName): string {
  return picturePath(slug, art, QUEST_COVER_FILE);
}

export function thumbnailOf(baseUrl: string, slug: string, art: ArtName): string {
  return pictureUrl(baseUrl, slug, art, `${THUMBNAIL_KEY}.webp`);
}

export function galleryItemOf(baseUrl: string, slug: string, art: Art): GameDetails["gallery"][number] {
  return {
    type: "IMAGE",
    url: pictureUrl(baseUrl, slug, art, `${ORIGINAL_KEYS["16:9"]}.webp`),
    thumbnailUrl: thumbnailOf(baseUrl, slug, art),
    variants: variantsOf(baseUrl, slug, art, "16:9"),
  };
}

/** What `npm run games:capture` wrote into the game's folder. */
export type GameCapture = { stills: number; hasFilm: boolean };

const PLAY_SIZES = [
  { variantKey: "webp-640x360", width: 640, height: 360 },
  { variantKey: "webp-1280x720", width: 1280, height: 720 },
] as const;
/** For clients that cannot choose a source: playable everywhere, and small. */
const FILM_KEYS = { "16:9": "mp4-640x360", "4:3": "mp4-480x360" } as const;

function playUrl(baseUrl: string, slug: string, file: string): string {
  return `${baseUrl}/media/play/${slug}/${file}`;
}

function filmUrl(baseUrl: string, slug: string, variantKey: string): string {
  const [extension = ""] = variantKey.split("-");
  return playUrl(baseUrl, slug, `film/${variantKey}.${extension}`);
}

function filmVariantsOf(baseUrl: string, slug: string, shapes: readonly AspectRatio[]): AssetVariant[] {
  return filmVariants
    .filter(({ aspectRatio }) => shapes.some((shape) => shape === aspectRatio))
    .map(({ variantKey, mimeType, width, height }) => {
      return { variantKey, url: filmUrl(baseUrl, slug, variantKey), mimeType, width, height };
    });
}

function playPicture(baseUrl: string, slug: string, name: string) {
  const urlOf = (variantKey: string) => playUrl(baseUrl, slug, `${name}/${variantKey}.webp`);
  const variants = PLAY_SIZES.map((size) => ({ ...size, url: urlOf(size.variantKey), mimeType: "image/webp" }));
  return { url: urlOf("webp-1280x720"), thumbnailUrl: urlOf("webp-640x360"), variants };
}

export function filmCoversOf(baseUrl: string, slug: string): Cover[] {
  return (["16:9", "4:3"] as const).map((aspectRatio) => ({
    aspectRatio,
    coverUrl: filmUrl(baseUrl, slug, FILM_KEYS[aspectRatio]),
    type: "VIDEO",
    variants: filmVariantsOf(baseUrl, slug, [aspectRatio]),
  }));
}

export function playGalleryOf(baseUrl: string, slug: string, { stills, hasFilm }: GameCapture): GameDetails["gallery"] {
  const poster = playPicture(baseUrl, slug, "film");
  const film = {
    type: "VIDEO" as const,
    url: filmUrl(baseUrl, slug, FILM_KEYS["16:9"]),
    thumbnailUrl: poster.thumbnailUrl,
    variants: [...poster.variants, ...filmVariantsOf(baseUrl, slug, ["16:9", "4:3"])],
  };
  const pictures = Array.from({ length: stills }, (_, index) => ({
    type: "IMAGE" as const,
    ...playPicture(baseUrl, slug, `still-${String(index + 1)}`),
  }));
  return hasFilm ? [film, ...pictures] : pictures;
}

/** Embedded, the portal serves /media/ itself; uploads below /pictures/ always come from the API. */
export function storedPictureUrl(baseUrl: string, image: string): string {
  if (!image.startsWith("/")) return image;
  const isUploaded = image.startsWith(UPLOADS_PATH);
  return (baseUrl === "" && isUploaded ? EMBEDDED_PATH : baseUrl) + image;
}

export function uploadedImage(pictureId: string): string {
  return `${UPLOADS_PATH}${pictureId}/${AVATAR_KEY}.webp`;
}

export function avatarOf(
  baseUrl: string,
  image: string | null,
): { avatarUrl: string | null; avatarVariants: AssetVariant[] } {
  if (!image) return { avatarUrl: null, avatarVariants: [] };
  const url = storedPictureUrl(baseUrl, image);
  const size = { width: AVATAR_SIZE_PX, height: AVATAR_SIZE_PX };
  const isRendered = image.endsWith(`/${AVATAR_KEY}.webp`);
  const variants = isRendered ? [{ variantKey: AVATAR_KEY, url, mimeType: "image/webp", ...size }] : [];
  return { avatarUrl: url, avatarVariants: variants };
}
