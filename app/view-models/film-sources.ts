import { filmsFor } from "~/rules/cover-choice";
import type { AssetVariant } from "~contract/entities/asset-variant";

export type FilmSourceView = { url: string; mimeType: string; media?: string };

/** Windows in which the lightbox has at most 640 × 360 pixels. */
const SMALL_WINDOW = "(max-width: 672px), (max-height: 488px)";

export function toFilmSources(variants: readonly AssetVariant[]): FilmSourceView[] {
  const large = filmsFor("large", variants);
  const small = filmsFor("small", variants).filter((film) => !large.includes(film));
  return [...small.map((film) => ({ ...toSource(film), media: SMALL_WINDOW })), ...large.map(toSource)];
}

const toSource = ({ url, mimeType }: AssetVariant): FilmSourceView => ({ url, mimeType });
