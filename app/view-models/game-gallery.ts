import type { GameDetails } from "~contract/entities/game-details";
import { type PictureView, toPicture, toVideoSources, type VideoSourceView } from "./picture";

export type GalleryItemView = {
  kind: "IMAGE" | "VIDEO";
  url: string;
  thumbnail: PictureView;
  full: PictureView;
  /** Files of a video; empty when only its URL is known. */
  films: VideoSourceView[];
};

const THUMBNAIL = { width: 640, height: 360 };

/** Entries without url or thumbnail are dropped (docs/product/games.md#gallery). */
export function toGameGallery(gallery: GameDetails["gallery"]): GalleryItemView[] {
  return gallery.flatMap(({ type, url, thumbnailUrl, variants }) => {
    if (!url || !thumbnailUrl) return [];
    const thumbnail = toPicture({ url: thumbnailUrl, variants }, THUMBNAIL);
    const full = toPicture({ url: type === "IMAGE" ? url : thumbnailUrl, variants }, THUMBNAIL);
    return [{ kind: type, url, thumbnail, full, films: type === "VIDEO" ? toVideoSources(variants) : [] }];
  });
}
