import { expect, it } from "vitest";
import { toGameGallery } from "./game-gallery";

const PICTURE = { type: "IMAGE" as const, url: "/a.webp", thumbnailUrl: "/t.webp", variants: [] };

it("drops entries without URL or thumbnail", () => {
  const { url, thumbnailUrl, ...rest } = PICTURE;
  const gallery = [
    { ...PICTURE, url: null },
    { ...PICTURE, thumbnailUrl: null },
    { ...rest, url },
    { ...rest, thumbnailUrl },
    PICTURE,
  ];
  expect(toGameGallery(gallery)).toEqual([expect.objectContaining({ kind: "IMAGE", url: "/a.webp" })]);
});

it("has a video's thumbnail and a picture's available widths", () => {
  const variants = [
    { variantKey: "webp-320x180", url: "/s.webp", mimeType: "image/webp", width: 320, height: 180 },
    { variantKey: "mp4-640x360", url: "/v.mp4", mimeType: "video/mp4", width: 640, height: 360 },
  ];
  const [picture, video] = toGameGallery([
    { ...PICTURE, variants },
    { ...PICTURE, type: "VIDEO", url: "/v.mp4", variants: [] },
  ]);
  expect(picture?.thumbnail).toMatchObject({ src: "/t.webp", srcSet: "/s.webp 320w" });
  expect(picture?.full.src).toBe("/a.webp");
  expect(video).toMatchObject({ kind: "VIDEO", url: "/v.mp4", full: { src: "/t.webp" }, films: [] });
});
