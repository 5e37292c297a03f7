import { describe, expect, it } from "vitest";
import { lightenForContrast, darkenForWhiteText, outsideContrastGap } from "./accent-lightness";
import { contrastColour, contrastRatio, relativeLuminance, type ColourSlot } from "./theme-contrast";

const slot = (h: number, s: number, l: number): ColourSlot => ({ h, s, l, a: 1 });
const WHITE = slot(0, 0, 100);
const BLACK = slot(0, 0, 0);

const everyAccent = [0, 25, 50, 75, 100].flatMap((s) =>
  Array.from({ length: 36 }, (_, step) => step * 10).flatMap((h) =>
    Array.from({ length: 51 }, (_, step) => slot(h, s, step * 2)),
  ),
);

describe("outOfContrastGap", () => {
  it("makes every accent readable by moving its lightness by at most 18 points", () => {
    for (const accent of everyAccent) {
      const fitted = outsideContrastGap(accent);
      const label = contrastColour(fitted) === "white" ? WHITE : BLACK;
      expect(contrastRatio(label, fitted), JSON.stringify(accent)).toBeGreaterThanOrEqual(4.5);
      expect(Math.abs(fitted.l - accent.l), JSON.stringify(accent)).toBeLessThanOrEqual(18);
      expect(fitted).toEqual({ ...accent, l: fitted.l });
    }
  });

  it.each([
    ["dark enough", slot(348, 83, 48)],
    ["bright enough", slot(190, 88, 62)],
    ["black", BLACK],
    ["white", WHITE],
  ])("leaves alone what is %s", (_, accent) => {
    expect(outsideContrastGap(accent)).toBe(accent);
  });

  it("goes to the nearer edge", () => {
    expect(outsideContrastGap(slot(0, 0, 50)).l).toBeLessThan(50);
    expect(outsideContrastGap(slot(0, 0, 68)).l).toBeGreaterThan(68);
  });

  it("goes darker where both edges are as near", () => {
    expect(outsideContrastGap(slot(0, 0, 58.25)).l).toBe(46.25);
  });
});

it("brightens only what cannot be read on a dark background", () => {
  const raised = slot(258, 19, 15.5);
  expect(contrastRatio(lightenForContrast(slot(348, 83, 48), raised, 4.5), raised)).toBeGreaterThanOrEqual(4.5);
  const readable = slot(349, 100, 70);
  expect(lightenForContrast(readable, raised, 4.5)).toBe(readable);
});

it("leaves alone what has exactly the ratio that is asked for", () => {
  const raised = slot(258, 19, 15.5);
  const red = slot(348, 83, 48);
  expect(lightenForContrast(red, raised, contrastRatio(red, raised))).toBe(red);
});

it("brightens black too, and nothing beyond white", () => {
  expect(
    contrastRatio(lightenForContrast(BLACK, slot(258, 19, 15.5), 4.5), slot(258, 19, 15.5)),
  ).toBeGreaterThanOrEqual(4.5);
  expect(lightenForContrast(slot(0, 0, 50), slot(0, 0, 60), 21)).toEqual(WHITE);
});

it("darkens white too", () => {
  expect(relativeLuminance(darkenForWhiteText(WHITE))).toBeLessThanOrEqual(0.183);
});

it("darkens only what white cannot be read on", () => {
  expect(relativeLuminance(darkenForWhiteText(slot(50, 100, 50)))).toBeLessThanOrEqual(0.183);
  const dark = slot(347, 85, 40);
  expect(darkenForWhiteText(dark)).toBe(dark);
});
