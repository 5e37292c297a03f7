import type { AssetVariant } from "~contract/entities/asset-variant";
import type { Cover } from "~contract/entities/cover";

type AspectRatio = Cover["aspectRatio"];
type Size = "small" | "medium";

/** Best first (docs/product/games.md#covers). */
const IMAGE_PREFERENCE: Record<AspectRatio, Record<Size, readonly string[]>> = {
  "4:3": {
    small: ["challenge-cover-webp-240x180", "webp-480x360", "challenge-cover-webp-480x360"],
    medium: ["webp-480x360", "challenge-cover-webp-480x360", "webp-640x360", "challenge-cover-webp-240x180"],
  },
  "16:9": {
    small: ["webp-320x180", "challenge-cover-webp-320x180", "webp-228", "webp-640x360", "webp-640"],
    medium: ["webp-640x360", "challenge-cover-webp-640x360", "webp-640", "webp-1280x720", "webp-1280", "webp-320x180"],
  },
};

const VIDEO_SIZES = {
  card: ["480x360", "640x360", "1280x720"],
  small: ["640x360", "480x360", "1280x720"],
  large: ["1280x720", "640x360", "480x360"],
} as const;
/** Browsers take the first playable format; H.264 plays in every Safari and is cheap to decode on phones. */
const VIDEO_FORMATS = ["mp4", "webm"] as const;

export type ImageCover = {
  aspectRatio: AspectRatio;
  original: string;
  small: string;
  medium: string;
  variants: AssetVariant[];
  focusX: number | null;
};

/** The 4:3 image of a game or challenge, or null. */
export function imageCover4by3(covers: readonly Cover[]): ImageCover | null {
  return imageCover(covers, "4:3");
}

/** The 16:9 image of a game or challenge, or null. */
export function imageCover16by9(covers: readonly Cover[]): ImageCover | null {
  return imageCover(covers, "16:9");
}

/** The image of an aspect ratio; falls back to the other one, to be cropped. */
export function chooseCover(covers: readonly Cover[], aspectRatio: AspectRatio): ImageCover | null {
  const [wide, square] = [imageCover16by9(covers), imageCover4by3(covers)];
  return aspectRatio === "16:9" ? (wide ?? square) : (square ?? wide);
}

/** The best video of each format in order of preference; all videos if no size is recognised. */
export function videosFor(placement: keyof typeof VIDEO_SIZES, variants: readonly AssetVariant[]): AssetVariant[] {
  const videos = variants.filter(({ mimeType }) => mimeType.startsWith("video/"));
  const preferredVideos = VIDEO_SIZES[placement]
    .flatMap((size) => VIDEO_FORMATS.map((format) => `${format}-${size}`))
    .flatMap((key) => videos.filter(({ variantKey }) => variantKey === key));
  if (preferredVideos.length === 0) return videos;
  return preferredVideos.filter(
    (video, index) => preferredVideos.findIndex(({ mimeType }) => mimeType === video.mimeType) === index,
  );
}

/** Variants of all video covers. */
export function videoVariants(covers: readonly Pick<Cover, "type" | "variants">[]): AssetVariant[] {
  return covers.filter(({ type }) => type === "VIDEO").flatMap(({ variants }) => variants);
}

/** The best video in large size, or null. */
export function chooseVideo(covers: readonly Pick<Cover, "type" | "variants">[]): AssetVariant | null {
  return videosFor("large", videoVariants(covers))[0] ?? null;
}

type GalleryItem = Pick<Cover, "type" | "variants"> & {
  url?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
};

/** URL of the video for link previews: the gallery's first, else a video cover. */
export function choosePreviewVideo(covers: readonly Cover[], gallery: readonly GalleryItem[] = []): string | undefined {
  const trailer = gallery.find(({ type, url, thumbnailUrl }) => type === "VIDEO" && url && thumbnailUrl);
  const trailerUrl = trailer && (chooseVideo([trailer])?.url ?? trailer.url);
  const videoCover = covers.find(({ type, coverUrl }) => type === "VIDEO" && coverUrl !== null);
  return trailerUrl ?? chooseVideo(covers)?.url ?? videoCover?.coverUrl ?? undefined;
}

function imageCover(covers: readonly Cover[], aspectRatio: AspectRatio): ImageCover | null {
  for (const cover of covers) {
    if (cover.type !== "IMAGE" || cover.aspectRatio !== aspectRatio) continue;
    const chosen = toImageCover(cover);
    if (chosen) return chosen;
  }
  return null;
}

function toImageCover({ aspectRatio, coverUrl, variants, focusX }: Cover): ImageCover | null {
  const images = variants.filter(({ mimeType }) => mimeType.startsWith("image/"));
  const original = coverUrl ?? widest(images)?.url;
  if (original === undefined) return null;
  const { small, medium } = IMAGE_PREFERENCE[aspectRatio];
  return {
    aspectRatio,
    original,
    small: preferred(images, small)?.url ?? original,
    medium: preferred(images, medium)?.url ?? original,
    variants: images,
    focusX: focusX ?? null,
  };
}

function widest(images: readonly AssetVariant[]): AssetVariant | undefined {
  return [...images].sort((one, other) => (other.width ?? 0) - (one.width ?? 0))[0];
}

function preferred(variants: readonly AssetVariant[], keys: readonly string[]): AssetVariant | null {
  for (const key of keys) {
    const variant = variants.find(({ variantKey }) => variantKey === key);
    if (variant) return variant;
  }
  return null;
}
