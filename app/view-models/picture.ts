import type { AssetVariant } from "~contract/entities/asset-variant";
import type { Cover } from "~contract/entities/cover";
import { chooseCover, videosFor } from "~/rules/cover-choice";

/** Windows in which the lightbox has at most 640 × 360 pixels. */
const SMALL_WINDOW = "(max-width: 672px), (max-height: 488px)";

const MEDIUM_SIZE: Record<AspectRatio, { width: number; height: number }> = {
  "4:3": { width: 480, height: 360 },
  "16:9": { width: 640, height: 360 },
};

/** `width` and `height` reserve the space before loading. */
export type PictureView = {
  src: string;
  srcSet: string | null;
  width: number;
  height: number;
  /** Horizontal focus in percent, for narrower crops. */
  focusX: number | null;
};

type PictureSource = { url: string; variants: readonly AssetVariant[]; focusX?: number | null | undefined };
type Size = { width: number; height: number };

const SHAPE_TOLERANCE = 0.02;

export function toPicture({ url, variants, focusX }: PictureSource, { width, height }: Size): PictureView {
  const candidates = new Map<number, string>();
  for (const variant of variants) {
    if (!variant.mimeType.startsWith("image/") || variant.width === null || variant.height === null) continue;
    const isSameShape = Math.abs(variant.width / variant.height - width / height) < SHAPE_TOLERANCE;
    if (isSameShape && !candidates.has(variant.width)) candidates.set(variant.width, variant.url);
  }
  const widths = [...candidates].sort(([one], [other]) => one - other);
  const srcSet = widths.map(([candidateWidth, candidate]) => `${candidate} ${String(candidateWidth)}w`).join(", ");
  return { src: url, srcSet: srcSet || null, width, height, focusX: focusX ?? null };
}

type AspectRatio = Cover["aspectRatio"];

export function toCoverPicture(covers: readonly Cover[], aspectRatio: AspectRatio): PictureView | null {
  const cover = chooseCover(covers, aspectRatio);
  if (!cover) return null;
  return toPicture(
    { url: cover.medium, variants: cover.variants, focusX: cover.focusX },
    MEDIUM_SIZE[cover.aspectRatio],
  );
}

export type VideoSourceView = { url: string; mimeType: string; media?: string };

export function toVideoSources(variants: readonly AssetVariant[]): VideoSourceView[] {
  const large = videosFor("large", variants);
  const small = videosFor("small", variants).filter((video) => !large.includes(video));
  return [...small.map((video) => ({ ...toSource(video), media: SMALL_WINDOW })), ...large.map(toSource)];
}

const toSource = ({ url, mimeType }: AssetVariant): VideoSourceView => ({ url, mimeType });
