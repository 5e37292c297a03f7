import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CENTRED, type CoverCrops } from "~contract/entities/cover-crop";
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

const codeOf = (content: Uint8Array, crops?: CoverCrops) =>
  renderGamePicture(content, crops).then(
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

  it("fills both shapes with the parts that are chosen of a picture of another shape", async () => {
    // Red, blue below; 4:3 fits twice, 16:9 more often.
    const high = sharp(await pngOf({ width: 960, height: 1440 }, "#e01010")).composite([
      { input: await pngOf({ width: 960, height: 720 }, "#1010e0"), left: 0, top: 720 },
    ]);
    const content = await high.png().toBuffer();
    const upper = { ...CENTRED, y: 0 };
    const lower = { ...CENTRED, y: 100 };
    const { files, keyColor } = await renderGamePicture(content, { wide: upper, narrow: lower });
    expect(keyColor).toBe("#e01010");
    for (const { file, content: variant } of files) {
      const expected = file.width / file.height > 1.5 ? "red" : "blue";
      expect([file, await colorsOf(variant)]).toEqual([file, [expected]]);
    }
    const middle = await renderGamePicture(content, { wide: CENTRED, narrow: { ...CENTRED, y: 50 } });
    const variants = middle.files.map(({ content: variant }) => colorsOf(variant));
    for (const colors of await Promise.all(variants)) expect(colors).toEqual(["blue", "red"]);
  });

  it("crops what was turned as it is seen, and says where the narrow part has its middle", async () => {
    // Seen upright it is 1200 × 400: red on the left, blue on the right.
    const lying = sharp(await pngOf({ width: 400, height: 1200 }, "#1010e0")).composite([
      { input: await pngOf({ width: 400, height: 600 }, "#e01010"), left: 0, top: 600 },
    ]);
    const content = await lying.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const at = (x: number, narrowX: number) =>
      renderGamePicture(content, { wide: { ...CENTRED, x }, narrow: { ...CENTRED, x: narrowX } });
    const [left, right] = [await at(0, 0), await at(100, 100)];
    expect(await Promise.all(left.files.map(({ content: variant }) => colorsOf(variant)))).toEqual(
      left.files.map(({ file }) => (file.width / file.height > 1.5 ? ["blue", "red"] : ["red"])),
    );
    expect([left.focusX, right.focusX]).toEqual([0, 100]);
    expect((await at(50, 50)).focusX).toBe(50);
  });

  it.each<[string, CoverCrops, string | null]>([
    ["without a crop for 16:9", { narrow: CENTRED }, "image_invalid_aspect_ratio"],
    ["with one", { wide: CENTRED }, null],
    ["with as much zoom as there are pixels", { wide: { ...CENTRED, zoom: 125 } }, null],
    ["with more", { wide: { ...CENTRED, zoom: 126 } }, "image_too_small"],
    ["with more for 4:3", { wide: CENTRED, narrow: { ...CENTRED, zoom: 226 } }, "image_too_small"],
  ])("takes a square %s: %o, %s", async (_, crops, code) => {
    expect(await codeOf(await pngOf({ width: 800, height: 800 }), crops)).toBe(code);
  });
});

/** Which of red and blue a picture has much of, by name. */
async function colorsOf(content: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => index * info.channels);
  const share = (channel: number) =>
    pixels.filter((at) => (data[at + channel] ?? 0) > 160 && (data[at + 2 - channel] ?? 255) < 90).length /
    pixels.length;
  return [share(2) > 0.05 && "blue", share(0) > 0.05 && "red"].filter((color) => color !== false);
}
