import { MIN_GAME_PICTURE } from "~contract/calls/developer-games";
import { ApiFailure } from "../../api-failure";
import { listPictureFiles, type PictureFile } from "../catalogue/pictures";
import { keyColorOf } from "./key-color";
import { findPictureSize, openPicture, withSharp, RENDER_TIMEOUT_SECONDS, type PictureSize } from "./sent-picture";
import type { SharpLibrary } from "./sent-picture";
import { isVideo } from "./video-content";

const ASPECT_RATIO = 16 / 9;
/** 1366 × 768 counts as 16:9. */
const RATIO_TOLERANCE = 0.01;
const FULL = { width: 1920, height: 1080 };
const NARROW = { width: 480, height: 360 };
const SAMPLE = { width: 32, height: 18 };
const QUALITY = 80;

export type RenderedFile = { file: PictureFile; content: Uint8Array };
/** `focusX` is in percent from the left, for narrow crops. */
export type RenderedPicture = { files: RenderedFile[]; focusX: number; keyColor: string };

/** RGB in the size of FULL. */
type Pixels = Uint8Array;

export function renderGamePicture(file: Uint8Array): Promise<RenderedPicture> {
  if (isVideo(file)) throw new ApiFailure("video_not_allowed_as_image");
  return withSharp(async (sharp) => {
    const size = await findPictureSize(sharp, file);
    if (size === null) throw new ApiFailure("unsupported_graphic_format");
    assertSize(size);
    const pixels = await decode(sharp, file);
    const focusX = await findFocus(sharp, pixels);
    const files = await renderFiles(sharp, pixels, focusX);
    return { files, focusX, keyColor: await findKeyColor(sharp, pixels) };
  });
}

function assertSize({ width, height }: PictureSize): void {
  if (width < MIN_GAME_PICTURE.width || height < MIN_GAME_PICTURE.height) {
    const message = `${String(width)} × ${String(height)} pixels`;
    throw new ApiFailure("image_too_small", { details: { message } });
  }
  const difference = Math.abs(width / height / ASPECT_RATIO - 1);
  if (difference > RATIO_TOLERANCE) throw new ApiFailure("image_invalid_aspect_ratio");
}

/** Nothing but the decoder's complaints about the content comes out of it. */
async function decode(sharp: SharpLibrary, file: Uint8Array): Promise<Pixels> {
  try {
    return await openPicture(sharp, file)
      .resize({ ...FULL, fit: "cover" })
      .flatten({ background: "#000" })
      .toColourspace("srgb")
      .raw()
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
      .toBuffer();
  } catch {
    throw new ApiFailure("invalid_image");
  }
}

function fromPixels(sharp: SharpLibrary, pixels: Pixels) {
  return sharp(pixels, { raw: { ...FULL, channels: 3 } });
}

/** Where the eye goes, as far as a crop of 4:3 can follow. */
async function findFocus(sharp: SharpLibrary, pixels: Pixels): Promise<number> {
  const { info } = await fromPixels(sharp, pixels)
    .resize({ ...NARROW, fit: "cover", position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const leeway = (NARROW.height * FULL.width) / FULL.height - NARROW.width;
  return Math.min(100, Math.round((100 * Math.abs(info.cropOffsetLeft ?? leeway / 2)) / leeway));
}

async function findKeyColor(sharp: SharpLibrary, pixels: Pixels): Promise<string> {
  const sample = await fromPixels(sharp, pixels)
    .resize({ ...SAMPLE, fit: "fill" })
    .raw()
    .toBuffer();
  return keyColorOf(sample);
}

async function renderFiles(sharp: SharpLibrary, pixels: Pixels, focusX: number): Promise<RenderedFile[]> {
  const rendered: RenderedFile[] = [];
  for (const file of listPictureFiles()) {
    const { width, height, format } = file;
    const cropWidth = Math.min(FULL.width, Math.round((FULL.height * width) / height));
    const left = Math.round(((FULL.width - cropWidth) * focusX) / 100);
    const picture = fromPixels(sharp, pixels)
      .extract({ left, top: 0, width: cropWidth, height: FULL.height })
      .resize({ width, height, fit: "fill" });
    const encoded =
      format === "jpg" ? picture.jpeg({ quality: QUALITY, mozjpeg: true }) : picture.webp({ quality: QUALITY });
    rendered.push({ file, content: await encoded.toBuffer() });
  }
  return rendered;
}
