import { filmsFor } from "~/rules/cover-choice";
import type { AssetVariant } from "~contract/entities/asset-variant";

/** One file of a film for a browser to choose; `media` keeps it to some windows. */
export type FilmSourceView = { url: string; mimeType: string; media?: string };

/** Windows in which a lightbox has room for 640 by 360 pixels at most. */
const SMALL_WINDOW = "(max-width: 672px), (max-height: 488px)";

/** The files of a film that takes the room it finds: small windows are offered the smallest that fills them. */
export function toFilmSources(variants: readonly AssetVariant[]): FilmSourceView[] {
  const large = filmsFor("large", variants);
  const small = filmsFor("small", variants).filter((film) => !large.includes(film));
  return [...small.map((film) => ({ ...toSource(film), media: SMALL_WINDOW })), ...large.map(toSource)];
}

const toSource = ({ url, mimeType }: AssetVariant): FilmSourceView => ({ url, mimeType });
