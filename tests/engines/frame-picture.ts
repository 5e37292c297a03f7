import sharp from "sharp";
import { COLOURS } from "./game-colours";
import type { Position } from "./player";

export type Drawn = { count: number; centre: Position };

/** A page around the canvas may take most of the frame. */
const MIN_SHARE = 0.08;
/** Browsers convert colours. */
const TOLERANCE = 12;

/** Which count the game shows, and where; null while it shows none. Positions are shares of the picture's size. */
export async function drawnIn(picture: Buffer): Promise<Drawn | null> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = COLOURS.map(() => ({ pixels: 0, x: 0, y: 0 }));
  for (let at = 0; at < data.length; at += info.channels) {
    const sum = found[COLOURS.findIndex((colour) => colour.every((part, i) => isNear(part, data[at + i] ?? 0)))];
    if (sum === undefined) continue;
    const pixel = at / info.channels;
    sum.pixels += 1;
    sum.x += pixel % info.width;
    sum.y += Math.floor(pixel / info.width);
  }
  const most = found.reduce((best, sum) => (sum.pixels > best.pixels ? sum : best));
  if (most.pixels < info.width * info.height * MIN_SHARE) return null;
  const centre = { x: most.x / most.pixels / info.width, y: most.y / most.pixels / info.height };
  return { count: found.indexOf(most), centre };
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
