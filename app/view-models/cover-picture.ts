import { chooseCover } from "~/rules/cover-choice";
import type { Cover } from "~contract/entities/cover";
import { toPicture, type PictureView } from "./picture";

type AspectRatio = Cover["aspectRatio"];

const MEDIUM_SIZE: Record<AspectRatio, { width: number; height: number }> = {
  "4:3": { width: 480, height: 360 },
  "16:9": { width: 640, height: 360 },
};

export function toCoverPicture(covers: readonly Cover[], aspectRatio: AspectRatio): PictureView | null {
  const cover = chooseCover(covers, aspectRatio);
  if (!cover) return null;
  return toPicture(
    { url: cover.medium, variants: cover.variants, focusX: cover.focusX },
    MEDIUM_SIZE[cover.aspectRatio],
  );
}
