import { chooseCover } from "~/rules/cover-choice";
import type { Cover } from "~contract/entities/cover";
import { toPicture, type PictureView } from "./picture";

type AspectRatio = Cover["aspectRatio"];

const MEDIUM_SIZE: Record<AspectRatio, { width: number; height: number }> = {
  "4:3": { width: 480, height: 360 },
  "16:9": { width: 640, height: 360 },
};

/** The cover of a game or challenge for a place of the given shape; null where there is no image at all. */
export function toCoverPicture(covers: readonly Cover[], aspectRatio: AspectRatio): PictureView | null {
  const cover = chooseCover(covers, aspectRatio);
  if (!cover) return null;
  return toPicture(
    { url: cover.medium, variants: cover.variants, focusX: cover.focusX },
    MEDIUM_SIZE[cover.aspectRatio],
  );
}
