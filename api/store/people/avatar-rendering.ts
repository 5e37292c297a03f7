import { bulkhead, isBulkheadRejectedError } from "cockatiel";
import { ApiFailure } from "../../api-failure";

const SIZE_PX = 128;
const WEBP_QUALITY = 86;
const MAX_PIXELS = 40_000_000;
const RENDER_TIMEOUT_SECONDS = 15;
const MAX_CONCURRENT_RENDERS = 2;
const MAX_WAITING_RENDERS = 20;
const RETRY_AFTER_SECONDS = 10;
const FORMATS = ["jpeg", "png", "webp", "gif", "heif"];
/** Uploads must not reach libvips' other parsers (SVG, PDF, TIFF …). */
const LOADERS = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);

const renders = bulkhead(MAX_CONCURRENT_RENDERS, MAX_WAITING_RENDERS);

/** Re-encodes to drop metadata; detects the format by content. Null for a file that is no valid picture. */
export async function renderAvatar(file: Uint8Array): Promise<Uint8Array | null> {
  const sharp = await loadSharp();
  try {
    return await renders.execute(() => render(sharp, file));
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

async function render(sharp: Awaited<ReturnType<typeof loadSharp>>, file: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(file, { autoOrient: true, limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) return null;
    return await picture
      .resize(SIZE_PX, SIZE_PX, { fit: "cover", position: sharp.strategy.attention })
      .webp({ quality: WEBP_QUALITY })
      .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
      .toBuffer();
  } catch {
    return null;
  }
}
