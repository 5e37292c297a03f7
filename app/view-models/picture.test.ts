import { expect, it } from "vitest";
import { toPicture } from "./picture";

const variant = (url: string, width: number | null, height: number | null, mimeType = "image/webp") => ({
  ...{ variantKey: url, url, mimeType, width, height },
});

it("offers one image per width, of the picture's own shape", () => {
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

it("takes a shape for another from a fiftieth of difference on", () => {
  const variants = [variant("/same.webp", 29, 1_000), variant("/other.webp", 40, 1_000)];
  expect(toPicture({ url: "/c.webp", variants }, { width: 20, height: 1_000 }).srcSet).toBe("/same.webp 29w");
});

it("has no set where there are no variants", () => {
  expect(toPicture({ url: "/c.webp", variants: [] }, { width: 4, height: 3 }).srcSet).toBeNull();
});
