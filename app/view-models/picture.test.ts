import { describe, expect, it } from "vitest";
import type { AssetVariant } from "~contract/entities/asset-variant";
import { aCover } from "../../tests/fixtures/a-game";
import { toCoverPicture, toPicture, toVideoSources } from "./picture";

const variant = (url: string, width: number | null, height: number | null, mimeType = "image/webp") => ({
  ...{ variantKey: url, url, mimeType, width, height },
});

it("has one image per width, of the picture's own aspect ratio", () => {
  const variants = [
    variant("/l.webp", 1280, 720),
    variant("/s.webp", 320, 180),
    variant("/again.webp", 320, 180),
    variant("/square.webp", 128, 128),
    variant("/film.mp4", 640, 360, "video/mp4"),
    variant("/unknown.webp", null, null),
  ];
  expect(toPicture({ url: "/c.webp", variants, focusX: 64 }, { width: 640, height: 360 })).toEqual({
    ...{ src: "/c.webp", srcSet: "/s.webp 320w, /l.webp 1280w", width: 640, height: 360, focusX: 64 },
  });
});

it("treats aspect ratios as different from a tolerance of 0.02", () => {
  const variants = [variant("/same.webp", 29, 1_000), variant("/other.webp", 40, 1_000)];
  expect(toPicture({ url: "/c.webp", variants }, { width: 20, height: 1_000 }).srcSet).toBe("/same.webp 29w");
});

it("has no srcset without variants", () => {
  expect(toPicture({ url: "/c.webp", variants: [] }, { width: 4, height: 3 }).srcSet).toBeNull();
});

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

  it("has the cover of the aspect ratio in its medium size", () => {
    expect(toCoverPicture([square, aCover()], "16:9")).toEqual(WIDE);
    expect(toCoverPicture([aCover(), square], "4:3")).toEqual(SQUARE);
  });

  it("keeps the size of a cover with another aspect ratio", () => {
    expect(toCoverPicture([square], "16:9")).toEqual(SQUARE);
    expect(toCoverPicture([aCover()], "4:3")).toEqual(WIDE);
  });

  it("has the original without variants", () => {
    expect(toCoverPicture([aCover({ coverUrl: "/media/one.webp", variants: [] })], "16:9")).toMatchObject({
      src: "/media/one.webp",
      srcSet: null,
    });
  });

  it("is null without an image", () => {
    expect(toCoverPicture([], "16:9")).toBeNull();
    expect(toCoverPicture([aCover({ type: "VIDEO" })], "16:9")).toBeNull();
    expect(toCoverPicture([aCover({ coverUrl: null, variants: [] })], "4:3")).toBeNull();
  });
});

const SIZES = [
  [1280, 720],
  [640, 360],
  [480, 360],
] as const;

const ALL: AssetVariant[] = SIZES.flatMap(([width, height]) =>
  ["mp4", "webm"].map((format) => {
    const variantKey = `${format}-${String(width)}x${String(height)}`;
    return { variantKey, url: `/${variantKey}`, mimeType: `video/${format}`, width, height };
  }),
);

const SMALL_WINDOW = "(max-width: 672px), (max-height: 488px)";

it("has smaller files for small windows first, and the largest for all others", () => {
  expect(toVideoSources(ALL)).toEqual([
    { url: "/mp4-640x360", mimeType: "video/mp4", media: SMALL_WINDOW },
    { url: "/webm-640x360", mimeType: "video/webm", media: SMALL_WINDOW },
    { url: "/mp4-1280x720", mimeType: "video/mp4" },
    { url: "/webm-1280x720", mimeType: "video/webm" },
  ]);
});

it("has the same file once", () => {
  const only = ALL.filter(({ variantKey }) => variantKey === "webm-640x360");
  expect(toVideoSources(only)).toEqual([{ url: "/webm-640x360", mimeType: "video/webm" }]);
  expect(toVideoSources([])).toEqual([]);
});
