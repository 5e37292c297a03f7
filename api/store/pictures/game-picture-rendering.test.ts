import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pngOf } from "../../../tests/fixtures/sent-pictures";
import { renderGamePicture } from "./game-picture-rendering";

/** Grey, with a red square that begins at the given column. */
async function withSquareAt(left: number): Promise<Buffer> {
  const square = await pngOf({ width: 200, height: 200 }, "#e01010");
  return sharp(await pngOf({ width: 1280, height: 720 }, "#808080"))
    .composite([{ input: square, left, top: 260 }])
    .png()
    .toBuffer();
}

const codeOf = (content: Uint8Array) =>
  renderGamePicture(content).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe("renderGamePicture", () => {
  it("looks where there is something to see", async () => {
    const [left, right] = [
      await renderGamePicture(await withSquareAt(20)),
      await renderGamePicture(await withSquareAt(1060)),
    ];
    expect(left.focusX).toBeLessThan(40);
    expect(right.focusX).toBeGreaterThan(60);
    expect(right.focusX).toBeLessThanOrEqual(100);
  });

  it("crops narrow variants around it", async () => {
    const { files } = await renderGamePicture(await withSquareAt(1060));
    const narrow = files.find(({ file }) => file.width === 480 && file.height === 360);
    const { data } = await sharp(narrow?.content).raw().toBuffer({ resolveWithObject: true });
    const redPixels = Array.from({ length: data.length / 3 }, (_, pixel) => pixel).filter(
      (pixel) => (data[pixel * 3] ?? 0) > 180 && (data[pixel * 3 + 1] ?? 255) < 80,
    );
    expect(redPixels.length).toBeGreaterThan(5_000);
  });

  it("renders grey, transparent and turned pictures", async () => {
    const grey = await sharp(await pngOf({ width: 640, height: 360 }, "#404040"))
      .greyscale()
      .png()
      .toBuffer();
    const clear = await sharp({ create: { width: 640, height: 360, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const turned = await sharp(await pngOf({ width: 360, height: 640 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    for (const content of [grey, clear, turned]) {
      const { files, keyColor } = await renderGamePicture(content);
      expect(files.length).toBeGreaterThan(7);
      expect(keyColor).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it.each([
    [640, 359, "image_too_small"],
    [639, 360, "image_too_small"],
    [640, 360, null],
    [1366, 768, null],
    [1280, 800, "image_invalid_aspect_ratio"],
    [800, 800, "image_invalid_aspect_ratio"],
  ])("says of %i × %i: %s", async (width, height, code) => {
    expect(await codeOf(await pngOf({ width, height }))).toBe(code);
  });
});
