// @ts-check
import { describe, expect, it } from "vitest";
import { createSharpness } from "./sharpness.js";

/**
 * @param {ReturnType<typeof createSharpness>} sharpness
 * @param {number} seconds
 * @param {(scale: number) => number} frameMs
 */
const play = (sharpness, seconds, frameMs) => {
  const scales = [sharpness.scale];
  for (let ms = 0; ms < seconds * 1000;) {
    const frame = frameMs(sharpness.scale);
    ms += frame;
    sharpness.observe(frame);
    if (sharpness.scale !== scales.at(-1)) scales.push(sharpness.scale);
  }
  return scales;
};

/** @param {number} fixed @param {number} pixels */
const drawing = (fixed, pixels) => (/** @type {number} */ scale) => Math.max(1000 / 60, fixed + pixels * scale ** 2);

describe("createSharpness", () => {
  it("keeps full resolution while frames are on time, at any screen rate from 60 Hz on", () => {
    for (const rate of [60, 75, 120, 144]) expect(play(createSharpness(), 60, () => 1000 / rate)).toEqual([1]);
  });

  it("lowers the resolution by one step or by several", () => {
    expect(play(createSharpness(), 10, drawing(6, 14))).toEqual([1, 0.85]);
    expect(play(createSharpness(), 10, drawing(6, 22))).toEqual([1, 0.7]);
    expect(play(createSharpness(), 10, drawing(6, 41))).toEqual([1, 0.5]);
  });

  it("stays at half resolution if that is better but still slow", () => {
    expect(play(createSharpness(), 60, drawing(15, 40))).toEqual([1, 0.5]);
  });

  it("ignores single long frames and pauses", () => {
    const sharpness = createSharpness();
    for (let frame = 0; frame < 4000; frame++) sharpness.observe(frame % 3 === 0 ? 34 : frame % 7 === 0 ? 5000 : 16.7);
    expect(sharpness.scale).toBe(1);
  });

  it("raises the resolution step by step when frames are fast again", () => {
    const sharpness = createSharpness();
    play(sharpness, 10, drawing(6, 41));
    expect(play(sharpness, 9, drawing(3, 3))).toEqual([0.5]);
    expect(play(sharpness, 100, drawing(3, 3))).toEqual([0.5, 0.6, 0.7, 0.85, 1]);
  });

  it("waits longer before each retry after a failed one", () => {
    const sharpness = createSharpness();
    const scales = play(sharpness, 20 + 40 + 80 + 160 + 25, drawing(6, 22));
    expect(scales).toEqual([1, 0.7, 0.85, 0.7, 0.85, 0.7, 0.85, 0.7, 0.85, 0.7]);
  });

  it("keeps full resolution if fewer pixels do not make the screen faster", () => {
    for (const slow of [1000 / 50, 1000 / 48, 1000 / 30]) {
      const sharpness = createSharpness();
      expect(play(sharpness, 600, () => slow).at(-1)).toBe(1);
      expect(play(sharpness, 600, () => slow)).toEqual([1]);
    }
  });
});
