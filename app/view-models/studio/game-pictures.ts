import type { GamePictures } from "~contract/entities/developer-game";
import type { PictureView } from "../picture";

export type GamePictureView = { id: string; url: string };

/** The cover in its two shapes. */
export type ShownCover = { wide: PictureView; narrow: PictureView };

export type GamePicturesView = {
  title: string;
  studioName: string;
  covers: GamePictureView[];
  graphics: GamePictureView[];
  cover: ShownCover | null;
  canChange: boolean;
};

const WIDE = { width: 640, height: 360 };
const NARROW = { width: 480, height: 360 };

type Facts = Pick<GamePicturesView, "title" | "studioName" | "canChange">;

export function toGamePictures({ covers, graphics }: GamePictures, facts: Facts): GamePicturesView {
  const [cover] = covers;
  return {
    ...facts,
    covers: covers.map(({ coverId, coverUrl }) => ({ id: coverId, url: coverUrl })),
    graphics: graphics.map(({ assetId, thumbnailUrl }) => ({ id: assetId, url: thumbnailUrl })),
    cover: cover
      ? {
          wide: { src: cover.coverUrl, srcSet: null, ...WIDE, focusX: cover.focusX },
          narrow: { src: cover.narrowCoverUrl, srcSet: null, ...NARROW, focusX: cover.focusX },
        }
      : null,
  };
}
