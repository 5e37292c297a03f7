// @ts-check
import { describe, expect, it } from "vitest";
import { createSharpness } from "./sharpness.js";

/**
 * @param {ReturnType<typeof createSharpness>} sharpness
 * @param {number} seconds
 * @param {(share: number) => number} frameMs
 */
const play = (sharpness, seconds, frameMs) => {
  const shares = [sharpness.share];
  for (let ms = 0; ms < seconds * 1000;) {
    const frame = frameMs(sharpness.share);
    ms += frame;
    sharpness.observe(frame);
    if (sharpness.share !== shares.at(-1)) shares.push(sharpness.share);
  }
  return shares;
};

/** @param {number} fixed @param {number} pixels */
const drawing = (fixed, pixels) => (/** @type {number} */ share) => Math.max(1000 / 60, fixed + pixels * share ** 2);

describe("the sharpness of the stage", () => {
  it("is full as long as frames come in time, whatever the screen's rate from 60 Hz on", () => {
    for (const rate of [60, 75, 120, 144]) expect(play(createSharpness(), 60, () => 1000 / rate)).toEqual([1]);
  });

  it("falls as far as it must, by one step or by several", () => {
    expect(play(createSharpness(), 10, drawing(6, 14))).toEqual([1, 0.85]);
    expect(play(createSharpness(), 10, drawing(6, 22))).toEqual([1, 0.7]);
    expect(play(createSharpness(), 10, drawing(6, 41))).toEqual([1, 0.5]);
  });

  it("stays at half when that is better, though not good", () => {
    expect(play(createSharpness(), 60, drawing(15, 40))).toEqual([1, 0.5]);
  });

  it("overlooks single long frames and times away", () => {
    const sharpness = createSharpness();
    for (let frame = 0; frame < 4000; frame++) sharpness.observe(frame % 3 === 0 ? 34 : frame % 7 === 0 ? 5000 : 16.7);
    expect(sharpness.share).toBe(1);
  });

  it("rises again, step by step, when the machine has time", () => {
    const sharpness = createSharpness();
    play(sharpness, 10, drawing(6, 41));
    expect(play(sharpness, 9, drawing(3, 3))).toEqual([0.5]);
    expect(play(sharpness, 100, drawing(3, 3))).toEqual([0.5, 0.6, 0.7, 0.85, 1]);
  });

  it("tries more rarely each time that more pixels were too many", () => {
    const sharpness = createSharpness();
    const shares = play(sharpness, 20 + 40 + 80 + 160 + 25, drawing(6, 22));
    expect(shares).toEqual([1, 0.7, 0.85, 0.7, 0.85, 0.7, 0.85, 0.7, 0.85, 0.7]);
  });

  it("gives nothing up for a screen that fewer pixels do not make faster", () => {
    for (const slow of [1000 / 50, 1000 / 48, 1000 / 30]) {
      const sharpness = createSharpness();
      expect(play(sharpness, 600, () => slow).at(-1)).toBe(1);
      expect(play(sharpness, 600, () => slow)).toEqual([1]);
    }
  });
});
