import {
  CENTRED,
  COVER_SHAPES,
  croppedPart,
  focusOf,
  isLargeEnough,
  type CoverCrops,
  type CoverShape,
  type PicturePart,
} from "~contract/entities/cover-crop";
import { ApiFailure } from "../../api-failure";
import { listPictureFiles, type PictureFile } from "../catalogue/pictures";
import { keyColorOf } from "./key-color";
import { findPictureSize, openPicture, withSharp, RENDER_TIMEOUT_SECONDS, type PictureSize } from "./sent-picture";
import type { SharpLibrary } from "./sent-picture";
import { isVideo } from "./video-content";

const ASPECT_RATIO = COVER_SHAPES.wide.width / COVER_SHAPES.wide.height;
/** 1366 × 768 counts as 16:9. */
const RATIO_TOLERANCE = 0.01;
const FULL = { wide: { width: 1920, height: 1080 }, narrow: { width: 1440, height: 1080 } };
const ATTENTION_SIZE = { width: 480, height: 360 };
const SAMPLE = { width: 32, height: 18 };
const QUALITY = 80;

export type RenderedFile = { file: PictureFile; content: Uint8Array };
/** `focusX` is in percent from the left, for narrow crops. */
export type RenderedPicture = { files: RenderedFile[]; focusX: number; keyColor: string };

/** RGB in the size of FULL. */
type Pixels = Uint8Array;

/** Without a crop the 16:9 shape takes a picture of 16:9, and the 4:3 shape what the eye goes to in it. */
export function renderGamePicture(file: Uint8Array, crops: CoverCrops = {}): Promise<RenderedPicture> {
  if (isVideo(file)) throw new ApiFailure("video_not_allowed_as_image");
  return withSharp(async (sharp) => {
    const size = await findPictureSize(sharp, file);
    if (size === null) throw new ApiFailure("unsupported_graphic_format");
    if (!crops.wide) assertRatio(size);
    const widePart = findPart(size, "wide", crops);
    const narrowPart = crops.narrow && findPart(size, "narrow", crops);
    const wide = await decode(sharp, file, { part: widePart, shape: "wide" });
    const focusX = narrowPart ? focusOf(widePart, narrowPart) : await findFocus(sharp, wide);
    const narrow = narrowPart
      ? await decode(sharp, file, { part: narrowPart, shape: "narrow" })
      : await cutNarrow(sharp, wide, focusX);
    return { files: await renderFiles(sharp, { wide, narrow }), focusX, keyColor: await findKeyColor(sharp, wide) };
  });
}

function findPart(size: PictureSize, shape: CoverShape, crops: CoverCrops): PicturePart {
  const part = croppedPart(size, shape, crops[shape] ?? CENTRED);
  if (isLargeEnough(part, shape)) return part;
  const message = `${String(part.width)} × ${String(part.height)} pixels`;
  throw new ApiFailure("image_too_small", { details: { message } });
}

function assertRatio({ width, height }: PictureSize): void {
  const difference = Math.abs(width / height / ASPECT_RATIO - 1);
  if (difference > RATIO_TOLERANCE) throw new ApiFailure("image_invalid_aspect_ratio");
}

type Target = { part: PicturePart; shape: CoverShape };

/** Nothing but the decoder's complaints about the content comes out of it. */
async function decode(sharp: SharpLibrary, file: Uint8Array, { part, shape }: Target): Promise<Pixels> {
  try {
    return await openPicture(sharp, file)
      .extract(part)
      .resize({ ...FULL[shape], fit: "fill" })
      .flatten({ background: "#000" })
      .toColourspace("srgb")
      .raw()
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
      .toBuffer();
  } catch {
    throw new ApiFailure("invalid_image");
  }
}

function fromPixels(sharp: SharpLibrary, pixels: Pixels, shape: CoverShape) {
  return sharp(pixels, { raw: { ...FULL[shape], channels: 3 } });
}

/** Where the eye goes, as far as a crop of 4:3 can follow. */
async function findFocus(sharp: SharpLibrary, wide: Pixels): Promise<number> {
  const { info } = await fromPixels(sharp, wide, "wide")
    .resize({ ...ATTENTION_SIZE, fit: "cover", position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const leeway = (ATTENTION_SIZE.height * FULL.wide.width) / FULL.wide.height - ATTENTION_SIZE.width;
  return Math.min(100, Math.round((100 * Math.abs(info.cropOffsetLeft ?? leeway / 2)) / leeway));
}

function cutNarrow(sharp: SharpLibrary, wide: Pixels, focusX: number): Promise<Pixels> {
  const left = Math.round(((FULL.wide.width - FULL.narrow.width) * focusX) / 100);
  return fromPixels(sharp, wide, "wide")
    .extract({ left, top: 0, ...FULL.narrow })
    .raw()
    .toBuffer();
}

async function findKeyColor(sharp: SharpLibrary, wide: Pixels): Promise<string> {
  const sample = await fromPixels(sharp, wide, "wide")
    .resize({ ...SAMPLE, fit: "fill" })
    .raw()
    .toBuffer();
  return keyColorOf(sample);
}

type BothShapes = Record<CoverShape, Pixels>;

async function renderFiles(sharp: SharpLibrary, pixels: BothShapes): Promise<RenderedFile[]> {
  const rendered: RenderedFile[] = [];
  for (const file of listPictureFiles()) {
    const { width, height, format } = file;
    const shape = isNarrow(file) ? "narrow" : "wide";
    const picture = fromPixels(sharp, pixels[shape], shape).resize({ width, height, fit: "cover" });
    const encoded =
      format === "jpg" ? picture.jpeg({ quality: QUALITY, mozjpeg: true }) : picture.webp({ quality: QUALITY });
    rendered.push({ file, content: await encoded.toBuffer() });
  }
  return rendered;
}

function isNarrow({ width, height }: PictureFile): boolean {
  return width / height < ASPECT_RATIO * (1 - RATIO_TOLERANCE);
}
