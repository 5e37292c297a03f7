import { bulkhead, isBulkheadRejectedError } from "cockatiel";
import type { Sharp } from "sharp";
import { ApiFailure } from "../../api-failure";

const MAX_PIXELS = 40_000_000;
const MAX_CONCURRENT_RENDERS = 2;
const MAX_WAITING_RENDERS = 20;
const RETRY_AFTER_SECONDS = 10;
export const RENDER_TIMEOUT_SECONDS = 15;
const FORMATS = ["jpeg", "png", "webp", "gif", "heif"];
/** Uploads must not reach libvips' other parsers (SVG, PDF, TIFF …). */
const LOADERS = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);

const renders = bulkhead(MAX_CONCURRENT_RENDERS, MAX_WAITING_RENDERS);

export type SharpLibrary = Awaited<ReturnType<typeof loadSharp>>;

/** Rendering costs processors and memory, so only a few run at once. */
export async function withSharp<Result>(work: (sharp: SharpLibrary) => Promise<Result>): Promise<Result> {
  const sharp = await loadSharp();
  try {
    return await renders.execute(() => work(sharp));
  } catch (error) {
    if (!isBulkheadRejectedError(error)) throw error;
    throw new ApiFailure("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Loads sharp on the first upload: most processes never need it. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/** Upright, and without metadata once it is encoded anew. */
export function openPicture(sharp: SharpLibrary, file: Uint8Array): Sharp {
  return sharp(file, { autoOrient: true, limitInputPixels: MAX_PIXELS, failOn: "error" });
}

export type PictureSize = { width: number; height: number };

/** Upright; null if the content is of no accepted format. */
export async function findPictureSize(sharp: SharpLibrary, file: Uint8Array): Promise<PictureSize | null> {
  if (file.length === 0) return null;
  const metadata = await openPicture(sharp, file)
    .metadata()
    .catch(() => null);
  if (metadata === null || !FORMATS.includes(metadata.format)) return null;
  return metadata.autoOrient;
}

type Expected = PictureSize & { format: "webp" | "jpg" };

/** Whether all of it can be decoded, in this size and format. */
export function isPictureOf(content: Uint8Array, { width, height, format }: Expected): Promise<boolean> {
  return withSharp(async (sharp) => {
    const picture = openPicture(sharp, content).timeout({ seconds: RENDER_TIMEOUT_SECONDS });
    const decoded = await picture
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    const { format: found } = await openPicture(sharp, content)
      .metadata()
      .catch(() => ({ format: null }));
    const isFormat = found === (format === "jpg" ? "jpeg" : format);
    return isFormat && decoded?.info.width === width && decoded.info.height === height;
  });
}
