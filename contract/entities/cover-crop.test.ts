import { describe, expect, it } from "vitest";
import {
  CENTRED,
  COVER_SHAPES,
  croppedPart,
  cropsOf,
  focusOf,
  isLargeEnough,
  maxZoom,
  type CoverShape,
} from "./cover-crop";

const SHAPES = ["wide", "narrow"] as const satisfies readonly CoverShape[];
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1001, height: 777 },
  { width: 700, height: 3001 },
  { width: 5003, height: 401 },
];

describe("croppedPart", () => {
  it("takes the middle of what is too wide or too high", () => {
    expect(croppedPart({ width: 2000, height: 900 }, "wide", CENTRED)).toEqual({
      ...{ left: 200, top: 0, width: 1600, height: 900 },
    });
    expect(croppedPart({ width: 1600, height: 1000 }, "wide", CENTRED)).toEqual({
      ...{ left: 0, top: 50, width: 1600, height: 900 },
    });
    expect(croppedPart({ width: 1600, height: 900 }, "narrow", CENTRED)).toEqual({
      ...{ left: 200, top: 0, width: 1200, height: 900 },
    });
  });

  it("moves over all of the rest, in percent", () => {
    const at = (x: number, y: number) => croppedPart({ width: 1600, height: 900 }, "wide", { x, y, zoom: 200 });
    expect(at(0, 0)).toEqual({ left: 0, top: 0, width: 800, height: 450 });
    expect(at(100, 100)).toEqual({ left: 800, top: 450, width: 800, height: 450 });
    expect(at(25, 10)).toEqual({ left: 200, top: 45, width: 800, height: 450 });
  });

  it.each(SIZES)("stays inside a picture and keeps the shape: %o", (size) => {
    for (const shape of SHAPES) {
      for (const zoom of [100, 133, 217, 400]) {
        for (const [x, y] of [0, 1, 33, 50, 99, 100].map((value) => [value, 100 - value] as const)) {
          const { left, top, width, height } = croppedPart(size, shape, { x, y, zoom });
          expect([left, top, width, height].every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
          expect(left + width).toBeLessThanOrEqual(size.width);
          expect(top + height).toBeLessThanOrEqual(size.height);
          const { width: across, height: down } = COVER_SHAPES[shape];
          expect(Math.abs(width - (height * across) / down)).toBeLessThanOrEqual(1.5);
        }
      }
    }
  });
});

describe("the smallest part", () => {
  it.each([
    [{ width: 640, height: 360 }, "wide", true],
    [{ width: 639, height: 360 }, "wide", false],
    [{ width: 640, height: 359 }, "wide", false],
    [{ width: 480, height: 360 }, "narrow", true],
    [{ width: 479, height: 400 }, "narrow", false],
  ] as const)("%o fills %s: %s", (size, shape, expected) => {
    expect(isLargeEnough(size, shape)).toBe(expected);
  });

  it.each(SIZES)("is what the highest zoom leaves of %o", (size) => {
    for (const shape of SHAPES) {
      const zoom = maxZoom(size, shape);
      expect(isLargeEnough(croppedPart(size, shape, { ...CENTRED, zoom }), shape)).toBe(
        isLargeEnough(croppedPart(size, shape, CENTRED), shape),
      );
    }
  });

  it("bounds the zoom", () => {
    expect(maxZoom({ width: 1280, height: 720 }, "wide")).toBe(200);
    expect(maxZoom({ width: 10_000, height: 10_000 }, "narrow")).toBe(400);
    expect(maxZoom({ width: 100, height: 100 }, "wide")).toBe(100);
  });
});

describe("focusOf", () => {
  const wide = { left: 100, top: 0, width: 1600, height: 900 };
  it.each([
    [{ left: 100, top: 0, width: 1200, height: 900 }, 0],
    [{ left: 300, top: 0, width: 1200, height: 900 }, 50],
    [{ left: 500, top: 0, width: 1200, height: 900 }, 100],
    [{ left: 400, top: 100, width: 800, height: 600 }, 25],
    [{ left: 0, top: 0, width: 400, height: 300 }, 0],
  ])("of %o is %i %%", (narrow, focusX) => {
    expect(focusOf(wide, narrow)).toBe(focusX);
  });
});

describe("cropsOf", () => {
  it("has the shapes that are asked for, centred where nothing is said", () => {
    expect(cropsOf({})).toEqual({});
    expect(cropsOf({ wideX: 0 })).toEqual({ wide: { x: 0, y: 50, zoom: 100 } });
    expect(cropsOf({ narrowY: 10, narrowZoom: 150, wideZoom: 100 })).toEqual({
      narrow: { x: 50, y: 10, zoom: 150 },
      wide: CENTRED,
    });
  });
});
