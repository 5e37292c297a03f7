import { encode } from "uqr";

/** `path` draws the dark modules in a square of `size` units, quiet zone included. */
export type QrCode = { size: number; path: string };

const QUIET_ZONE = 4;

export function toQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return { size, path: modules.join("") };
}
