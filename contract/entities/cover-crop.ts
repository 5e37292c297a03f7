import * as z from "zod";

/** Covers have two shapes; `min` is what a part of a picture needs to fill one. */
export const COVER_SHAPES = {
  wide: { width: 16, height: 9, min: { width: 640, height: 360 } },
  narrow: { width: 4, height: 3, min: { width: 480, height: 360 } },
} as const;
export type CoverShape = keyof typeof COVER_SHAPES;

export const NO_ZOOM = 100;
export const MAX_COVER_ZOOM = 400;

const percent = z.int().min(0).max(100);
const zoom = z.int().min(NO_ZOOM).max(MAX_COVER_ZOOM);

/** In percent: `x` from the left and `y` from the top, of what the part leaves; `zoom` 200 takes half the width. */
export const coverCrop = z.strictObject({ x: percent, y: percent, zoom });
export type CoverCrop = z.output<typeof coverCrop>;

/** The largest part, from the middle. */
export const CENTRED: CoverCrop = { x: 50, y: 50, zoom: NO_ZOOM };

/** Of both shapes, as parameters; a picture of any shape fills the shapes that some are given for. */
export const coverCropQuery = z.object({
  wideX: percent.optional(),
  wideY: percent.optional(),
  wideZoom: zoom.optional(),
  narrowX: percent.optional(),
  narrowY: percent.optional(),
  narrowZoom: zoom.optional(),
});
export type CoverCropQuery = z.output<typeof coverCropQuery>;

export type CoverCrops = Partial<Record<CoverShape, CoverCrop>>;

/**
 * What the parameters ask for.
 * @returns Only shapes of which a parameter is given; what is missing of one is centred.
 */
export function cropsOf({ wideX, wideY, wideZoom, narrowX, narrowY, narrowZoom }: CoverCropQuery): CoverCrops {
  return {
    ...cropOf("wide", { x: wideX, y: wideY, zoom: wideZoom }),
    ...cropOf("narrow", { x: narrowX, y: narrowY, zoom: narrowZoom }),
  };
}

function cropOf(shape: CoverShape, { x, y, zoom }: { [Key in keyof CoverCrop]: CoverCrop[Key] | undefined }) {
  if (x === undefined && y === undefined && zoom === undefined) return {};
  return { [shape]: { x: x ?? CENTRED.x, y: y ?? CENTRED.y, zoom: zoom ?? CENTRED.zoom } };
}

type Size = { width: number; height: number };
export type PicturePart = Size & { left: number; top: number };

/**
 * Where a crop lies in a picture.
 * @returns Whole pixels inside the picture, in the shape but for rounding.
 */
export function croppedPart(size: Size, shape: CoverShape, { x, y, zoom }: CoverCrop): PicturePart {
  const largest = largestPart(size, shape);
  const width = Math.max(1, Math.round((largest.width * NO_ZOOM) / zoom));
  const height = Math.max(1, Math.round((largest.height * NO_ZOOM) / zoom));
  const left = Math.round(((size.width - width) * x) / 100);
  const top = Math.round(((size.height - height) * y) / 100);
  return { left, top, width, height };
}

/**
 * Whether a part has the pixels that its shape needs.
 * @returns False for what would only be blown up.
 */
export function isLargeEnough({ width, height }: Size, shape: CoverShape): boolean {
  const { min } = COVER_SHAPES[shape];
  return width >= min.width && height >= min.height;
}

/**
 * How far a picture can be zoomed into.
 * @returns At least 100, whatever the size of the picture.
 */
export function maxZoom(size: Size, shape: CoverShape): number {
  const largest = largestPart(size, shape);
  const { min } = COVER_SHAPES[shape];
  const most = Math.floor(NO_ZOOM * Math.min(largest.width / min.width, largest.height / min.height));
  return Math.min(MAX_COVER_ZOOM, Math.max(NO_ZOOM, most));
}

/**
 * Which narrow part of a wide one has the same middle as the chosen narrow one, as far as it can.
 * @returns In percent from the left, as `object-position` counts.
 */
export function focusOf(wide: PicturePart, narrow: PicturePart): number {
  const { width: across, height: down } = COVER_SHAPES.narrow;
  const width = (wide.height * across) / down;
  const left = narrow.left + narrow.width / 2 - width / 2 - wide.left;
  return Math.min(100, Math.max(0, Math.round((100 * left) / (wide.width - width))));
}

function largestPart({ width, height }: Size, shape: CoverShape): Size {
  const { width: across, height: down } = COVER_SHAPES[shape];
  return width * down > height * across
    ? { width: (height * across) / down, height }
    : { width, height: (width * down) / across };
}
