import type { AssetVariant } from "~contract/entities/asset-variant";

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
