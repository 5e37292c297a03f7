import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cover } from "~contract/entities/cover";
import { chooseCover, chooseVideo, imageCover16by9, imageCover4by3 } from "./cover-choice";

const KEYS = ["webp-320x180", "webp-480x360", "webp-640x360", "webp-1280x720", "webp-640", "mp4-640x360", "odd-1"];

const variants = fc.uniqueArray(
  fc.record({
    variantKey: fc.constantFrom(...KEYS),
    url: fc.webUrl(),
    mimeType: fc.constantFrom("image/webp", "image/png", "video/mp4", "video/webm"),
    width: fc.option(fc.nat(4_000)),
    height: fc.option(fc.nat(4_000)),
  }),
  { selector: ({ variantKey }) => variantKey },
);
const covers: fc.Arbitrary<Cover[]> = fc.array(
  fc.record({
    aspectRatio: fc.constantFrom("4:3" as const, "16:9" as const),
    coverUrl: fc.option(fc.webUrl()),
    type: fc.constantFrom("IMAGE" as const, "VIDEO" as const),
    focusX: fc.option(fc.nat(100)),
    variants,
  }),
  { maxLength: 5 },
);

const isImage = ({ type }: Cover) => type === "IMAGE";
const images = (cover: Cover) => cover.variants.filter(({ mimeType }) => mimeType.startsWith("image/"));
const hasImage = (cover: Cover) => isImage(cover) && (cover.coverUrl !== null || images(cover).length > 0);

describe("cover choice, for any covers", () => {
  it("finds an image if and only if one of that aspect ratio has a URL", () => {
    fc.assert(
      fc.property(covers, (all) => {
        const has = (shape: string) => all.some((cover) => cover.aspectRatio === shape && hasImage(cover));
        expect(imageCover16by9(all) !== null).toBe(has("16:9"));
        expect(imageCover4by3(all) !== null).toBe(has("4:3"));
        expect(chooseCover(all, "4:3") !== null).toBe(all.some(hasImage));
      }),
    );
  });

  it("prefers the requested aspect ratio", () => {
    fc.assert(
      fc.property(covers, fc.constantFrom("4:3" as const, "16:9" as const), (all, shape) => {
        const expected = shape === "4:3" ? imageCover4by3(all) : imageCover16by9(all);
        if (expected) expect(chooseCover(all, shape)).toEqual(expected);
      }),
    );
  });

  it("returns only URLs of the input's images, never of a video", () => {
    fc.assert(
      fc.property(covers, fc.constantFrom("4:3" as const, "16:9" as const), (all, shape) => {
        const chosen = chooseCover(all, shape);
        if (!chosen) return;
        const urls = all.filter(isImage).flatMap((cover) => [cover.coverUrl, ...images(cover).map(({ url }) => url)]);
        for (const url of [chosen.original, chosen.small, chosen.medium]) expect(urls).toContain(url);
        for (const { mimeType } of chosen.variants) expect(mimeType).toMatch(/^image\//);
      }),
    );
  });

  it("ignores covers without an image and covers after the chosen one", () => {
    fc.assert(
      fc.property(covers, covers, (all, more) => {
        expect(chooseCover(all.filter(hasImage), "16:9")).toEqual(chooseCover(all, "16:9"));
        const first = imageCover16by9(all);
        if (first) expect(imageCover16by9([...all, ...more])).toEqual(first);
      }),
    );
  });

  it("finds a video only among the variants of videos", () => {
    fc.assert(
      fc.property(covers, (all) => {
        const video = chooseVideo(all);
        const candidates = all.filter(({ type }) => type === "VIDEO").flatMap((cover) => cover.variants);
        if (video) expect(candidates).toContain(video);
        else expect(candidates.some(({ mimeType }) => mimeType.startsWith("video/"))).toBe(false);
      }),
    );
  });
});
