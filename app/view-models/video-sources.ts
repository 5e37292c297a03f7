import { videosFor } from "~/rules/cover-choice";
import type { AssetVariant } from "~contract/entities/asset-variant";

export type VideoSourceView = { url: string; mimeType: string; media?: string };

/** Windows in which the lightbox has at most 640 × 360 pixels. */
const SMALL_WINDOW = "(max-width: 672px), (max-height: 488px)";

export function toVideoSources(variants: readonly AssetVariant[]): VideoSourceView[] {
  const large = videosFor("large", variants);
  const small = videosFor("small", variants).filter((film) => !large.includes(film));
  return [...small.map((film) => ({ ...toSource(film), media: SMALL_WINDOW })), ...large.map(toSource)];
}

const toSource = ({ url, mimeType }: AssetVariant): VideoSourceView => ({ url, mimeType });
