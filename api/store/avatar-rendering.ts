import { bulkhead, isBulkheadRejectedError } from "cockatiel";
import { ApiFailure } from "../api-failure";

const SIZE_PX = 128;
const WEBP_QUALITY = 86;
const MAX_PIXELS = 40_000_000;
const RENDER_TIMEOUT_SECONDS = 15;
const MAX_RENDERS_AT_ONCE = 2;
const MAX_WAITING_RENDERS = 20;
const RETRY_AFTER_SECONDS = 10;
const FORMATS = ["jpeg", "png", "webp", "gif", "heif"];
/** What may look into a file: no other parser (of SVG, PDF, TIFF …) gets to see what strangers send. */
const LOADERS = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);

const renders = bulkhead(MAX_RENDERS_AT_ONCE, MAX_WAITING_RENDERS);

/**
 * Renders an uploaded picture anew as a square WebP, upright and without what the file tells beside its pixels. What the
 * file is, its content says. Resolves to null for what is no picture, is damaged or unfolds to too many pixels.
 * @throws ApiFailure too_many_requests when too many pictures wait already
 */
export async function renderAvatar(file: Uint8Array): Promise<Uint8Array | null> {
  const sharp = await loadSharp();
  try {
    return await renders.execute(() => render(sharp, file));
  } catch (error) {
    if (!isBulkheadRejectedError(error)) throw error;
    throw new ApiFailure("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Loaded with the first upload only: most processes never need it. */
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
