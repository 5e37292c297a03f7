import { expect, it } from "vitest";
import type { AssetVariant } from "~contract/entities/asset-variant";
import { toVideoSources } from "./video-sources";

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

it("offers small windows the smaller files first, and all others the largest", () => {
  expect(toVideoSources(ALL)).toEqual([
    { url: "/mp4-640x360", mimeType: "video/mp4", media: SMALL_WINDOW },
    { url: "/webm-640x360", mimeType: "video/webm", media: SMALL_WINDOW },
    { url: "/mp4-1280x720", mimeType: "video/mp4" },
    { url: "/webm-1280x720", mimeType: "video/webm" },
  ]);
});

it("offers the same file once", () => {
  const only = ALL.filter(({ variantKey }) => variantKey === "webm-640x360");
  expect(toVideoSources(only)).toEqual([{ url: "/webm-640x360", mimeType: "video/webm" }]);
  expect(toVideoSources([])).toEqual([]);
});
