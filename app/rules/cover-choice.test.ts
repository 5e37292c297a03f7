import { describe, expect, it } from "vitest";
import type { AssetVariant } from "~contract/entities/asset-variant";
import { aCover } from "../../tests/fixtures/a-game";
import { chooseCover, chooseVideo, videosFor, imageCover16by9, imageCover4by3 } from "./cover-choice";

function variant(variantKey: string, overrides: Partial<AssetVariant> = {}): AssetVariant {
  return { variantKey, url: `/${variantKey}`, mimeType: "image/webp", width: null, height: null, ...overrides };
}

describe("imageCover4by3 and imageCover16by9", () => {
  const covers = [aCover(), aCover({ aspectRatio: "4:3" })];

  it("return the image of their aspect ratio", () => {
    expect(imageCover4by3(covers)?.medium).toContain("480x360");
    expect(imageCover16by9(covers)?.small).toContain("320x180");
    expect(imageCover16by9(covers)?.focusX).toBe(64);
  });

  it("return null when there is only a video or no image URL", () => {
    expect(imageCover16by9([aCover({ type: "VIDEO" })])).toBeNull();
    expect(imageCover16by9([aCover({ coverUrl: null, variants: [] })])).toBeNull();
    expect(imageCover4by3([])).toBeNull();
  });

  it("skip a cover without an image", () => {
    const empty = aCover({ coverUrl: null, variants: [] });
    expect(imageCover16by9([empty, aCover()])?.small).toContain("320x180");
  });

  it("fall back in the order of sizes, then to the original", () => {
    const wide = (variants: AssetVariant[]) => imageCover16by9([aCover({ coverUrl: "/original", variants })]);
    expect(wide([variant("webp-1280"), variant("webp-640")])?.medium).toBe("/webp-640");
    expect(wide([variant("webp-1280")])?.medium).toBe("/webp-1280");
    expect(wide([variant("avif-99")])?.medium).toBe("/original");
  });

  it("replace a missing original with the widest variant", () => {
    const large = variant("webp-1280x720", { width: 1280, height: 720 });
    const small = variant("webp-320x180", { width: 320, height: 180 });
    const unmeasured = variant("webp-640x360");
    for (const variants of [
      [large, small, unmeasured],
      [small, unmeasured, large],
      [unmeasured, large, small],
    ]) {
      expect(imageCover16by9([aCover({ coverUrl: null, variants })])?.original).toBe("/webp-1280x720");
    }
    expect(imageCover16by9([aCover({ coverUrl: null, variants: [unmeasured, small] })])?.original).toBe(
      "/webp-320x180",
    );
  });

  it("keep only image variants", () => {
    const variants = [variant("webp-640x360"), variant("mp4-640x360", { mimeType: "video/mp4" })];
    expect(imageCover16by9([aCover({ variants })])?.variants.map(({ variantKey }) => variantKey)).toEqual([
      "webp-640x360",
    ]);
  });
});

describe("chooseCover", () => {
  it("falls back to the other aspect ratio", () => {
    expect(chooseCover([aCover()], "4:3")?.aspectRatio).toBe("16:9");
    expect(chooseCover([aCover({ aspectRatio: "4:3" })], "16:9")?.aspectRatio).toBe("4:3");
    expect(chooseCover([], "4:3")).toBeNull();
  });
});

describe("videosFor", () => {
  const video = (key: string) => variant(key, { mimeType: `video/${key.split("-")[0] ?? ""}` });
  const sizes = ["1280x720", "480x360", "640x360"];
  const all = [...sizes.map((size) => video(`webm-${size}`)), ...sizes.map((size) => video(`mp4-${size}`))];
  const keysFor = (placement: "card" | "small" | "large", variants: AssetVariant[]) =>
    videosFor(placement, variants).map(({ variantKey }) => variantKey);

  it.each([
    ["card", "480x360"],
    ["small", "640x360"],
    ["large", "1280x720"],
  ] as const)("returns the matching size for %s, mp4 before webm", (placement, size) => {
    expect(keysFor(placement, [variant("webp-480x360"), ...all])).toEqual([`mp4-${size}`, `webm-${size}`]);
  });

  it("returns each format in its best size", () => {
    expect(keysFor("card", [video("webm-480x360"), video("mp4-1280x720"), video("mp4-640x360")])).toEqual([
      "webm-480x360",
      "mp4-640x360",
    ]);
  });

  it("returns all videos when no size is recognised", () => {
    expect(keysFor("small", [video("webm-odd"), video("mp4-odd")])).toEqual(["webm-odd", "mp4-odd"]);
  });
});

describe("chooseVideo", () => {
  it("prefers the largest mp4", () => {
    const variants = ["webm-640x360", "mp4-640x360", "webm-1280x720"].map((key) =>
      variant(key, { mimeType: `video/${key.split("-")[0] ?? ""}` }),
    );
    expect(chooseVideo([aCover({ type: "VIDEO", variants })])?.variantKey).toBe("webm-1280x720");
    expect(chooseVideo([aCover({ type: "VIDEO", variants: variants.slice(0, 2) })])?.variantKey).toBe("mp4-640x360");
  });

  it("falls back to any video, never to an image", () => {
    const odd = variant("mp4-99", { mimeType: "video/mp4" });
    expect(chooseVideo([aCover({ type: "VIDEO", variants: [variant("webp-320x180"), odd] })])).toBe(odd);
    expect(chooseVideo([aCover()])).toBeNull();
  });
});
