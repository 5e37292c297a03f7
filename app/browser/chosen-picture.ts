import { MAX_GAME_PICTURE_BYTES } from "~contract/calls/developer-games";
import type { PicturePart } from "~contract/entities/cover-crop";

type Size = { width: number; height: number };

/** A file that is not sent yet. `size` is that of the file, `url` shows it, `draw` shows a part of it. */
export type ChosenPicture = { size: Size; url: string; draw: (part: PicturePart, size: Size) => string };

/** More is decoded once, and drawn from a smaller copy. */
const MAX_SIDE = 1600;
const QUALITY = 0.85;

/** Null where the browser cannot show it. */
export async function openPicture(file: File): Promise<ChosenPicture | null> {
  if (file.size > MAX_GAME_PICTURE_BYTES) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const size = { width: bitmap.width, height: bitmap.height };
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  const whole = { left: 0, top: 0, ...size };
  const copy = drawn(bitmap, whole, { width: size.width * scale, height: size.height * scale });
  bitmap.close();
  if (!copy) return null;
  const draw = ({ left, top, width, height }: PicturePart, target: Size) => {
    const part = { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
    return drawn(copy, part, target)?.toDataURL("image/jpeg", QUALITY) ?? "";
  };
  return { size, url: copy.toDataURL("image/jpeg", QUALITY), draw };
}

/** Black where it is transparent, as the server stores it. */
function drawn(source: CanvasImageSource, part: PicturePart, { width, height }: Size): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
