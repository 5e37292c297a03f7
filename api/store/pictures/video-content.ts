const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
/** Brands of the container that pictures share with videos. */
const PICTURE_BRANDS = ["avif", "avis", "heic", "heix", "heim", "heis", "mif1", "msf1"];

/** True for MP4, QuickTime, WebM, Matroska and AVI. */
export function isVideo(content: Uint8Array): boolean {
  if (WEBM.every((byte, index) => content[index] === byte)) return true;
  if (textAt(content, 0) === "RIFF" && textAt(content, 8) === "AVI ") return true;
  return textAt(content, 4) === "ftyp" && !PICTURE_BRANDS.includes(textAt(content, 8));
}

function textAt(content: Uint8Array, start: number): string {
  return String.fromCharCode(...content.subarray(start, start + 4));
}
