import { findPictureSize, openPicture, withSharp, RENDER_TIMEOUT_SECONDS } from "../pictures/sent-picture";

const SIZE_PX = 128;
const WEBP_QUALITY = 86;

/** Re-encodes to drop metadata; detects the format by content. Null for a file that is no valid picture. */
export function renderAvatar(file: Uint8Array): Promise<Uint8Array | null> {
  return withSharp(async (sharp) => {
    if ((await findPictureSize(sharp, file)) === null) return null;
    try {
      return await openPicture(sharp, file)
        .resize(SIZE_PX, SIZE_PX, { fit: "cover", position: sharp.strategy.attention })
        .webp({ quality: WEBP_QUALITY })
        .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
        .toBuffer();
    } catch {
      return null;
    }
  });
}
