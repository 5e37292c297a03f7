import type { GameDetails } from "~contract/entities/game-details";
import { toFilmSources, type FilmSourceView } from "./film-sources";
import { toPicture, type PictureView } from "./picture";

/** One picture or video: its thumbnail, and the full size that the thumbnail leads to. */
export type GalleryItemView = {
  kind: "IMAGE" | "VIDEO";
  url: string;
  thumbnail: PictureView;
  full: PictureView;
  /** The files of a video; none where there is only its address. */
  films: FilmSourceView[];
};

const THUMBNAIL = { width: 640, height: 360 };

/** What can be shown; entries without url or thumbnail are dropped (docs/product/games.md#gallery). */
export function toGameGallery(gallery: GameDetails["gallery"]): GalleryItemView[] {
  return gallery.flatMap(({ type, url, thumbnailUrl, variants }) => {
    if (!url || !thumbnailUrl) return [];
    const thumbnail = toPicture({ url: thumbnailUrl, variants }, THUMBNAIL);
    const full = toPicture({ url: type === "IMAGE" ? url : thumbnailUrl, variants }, THUMBNAIL);
    return [{ kind: type, url, thumbnail, full, films: type === "VIDEO" ? toFilmSources(variants) : [] }];
  });
}
