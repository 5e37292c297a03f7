import { describe, expect, it } from "vitest";
import { aCover } from "../../tests/fixtures/a-game";
import { toCoverPicture } from "./cover-picture";

const MEDIA = "/media/covers/lantern-run";
const WIDE = {
  src: `${MEDIA}/webp-640x360.webp`,
  srcSet: `${MEDIA}/webp-320x180.webp 320w, ${MEDIA}/webp-640x360.webp 640w, ${MEDIA}/webp-1280x720.webp 1280w`,
  width: 640,
  height: 360,
  focusX: 64,
};
const SQUARE = {
  src: `${MEDIA}/webp-480x360.webp`,
  srcSet: `${MEDIA}/webp-480x360.webp 480w`,
  width: 480,
  height: 360,
  focusX: 64,
};

describe("toCoverPicture", () => {
  const square = aCover({ aspectRatio: "4:3" });

  it("draws the cover of the shape in its medium size", () => {
    expect(toCoverPicture([square, aCover()], "16:9")).toEqual(WIDE);
    expect(toCoverPicture([aCover(), square], "4:3")).toEqual(SQUARE);
  });

  it("keeps the size of a cover that has another shape", () => {
    expect(toCoverPicture([square], "16:9")).toEqual(SQUARE);
    expect(toCoverPicture([aCover()], "4:3")).toEqual(WIDE);
  });

  it("shows the original where it has no variants", () => {
    expect(toCoverPicture([aCover({ coverUrl: "/media/one.webp", variants: [] })], "16:9")).toMatchObject({
      src: "/media/one.webp",
      srcSet: null,
    });
  });

  it("is nothing without an image", () => {
    expect(toCoverPicture([], "16:9")).toBeNull();
    expect(toCoverPicture([aCover({ type: "VIDEO" })], "16:9")).toBeNull();
    expect(toCoverPicture([aCover({ coverUrl: null, variants: [] })], "4:3")).toBeNull();
  });
});
