import { describe, expect, it } from "vitest";
import tokens from "../../design/tokens.json";
import { contrastColour, contrastRatio, relativeLuminance } from "./theme-contrast";

describe("relativeLuminance", () => {
  it("spans black to white", () => {
    expect(relativeLuminance({ h: 0, s: 0, l: 0, a: 1 })).toBe(0);
    expect(relativeLuminance({ h: 0, s: 0, l: 100, a: 1 })).toBeCloseTo(1, 5);
  });

  it("weighs green most and blue least", () => {
    expect(relativeLuminance({ h: 120, s: 100, l: 50, a: 1 })).toBeCloseTo(0.7152, 4);
    expect(relativeLuminance({ h: 240, s: 100, l: 50, a: 1 })).toBeCloseTo(0.0722, 4);
  });
});

describe("relativeLuminance between black and white", () => {
  it("matches the sRGB luminance below and above half the lightness", () => {
    expect(relativeLuminance({ h: 120, s: 100, l: 25, a: 1 })).toBeCloseTo(0.1531, 4);
    expect(relativeLuminance({ h: 120, s: 100, l: 75, a: 1 })).toBeCloseTo(0.7762, 4);
  });

  it("is linear for dark colours up to and including the limit of WCAG", () => {
    expect(relativeLuminance({ h: 0, s: 0, l: 2, a: 1 })).toBeCloseTo(0.02 / 12.92, 10);
    expect(relativeLuminance({ h: 0, s: 0, l: 4.045, a: 1 })).toBeCloseTo(0.04045 / 12.92, 10);
  });
});

describe("contrastRatio", () => {
  const black = { h: 0, s: 0, l: 0, a: 1 };
  const white = { h: 0, s: 0, l: 100, a: 1 };

  it("spans 1 to 21 in either order", () => {
    expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
    expect(contrastRatio(white, black)).toBeCloseTo(21, 5);
    expect(contrastRatio(white, white)).toBe(1);
  });
});

describe("contrastColour", () => {
  const palettes = Object.values(tokens.themes).flatMap((theme) =>
    [theme.dark, theme.light].map((palette) => ({ name: theme.name, palette })),
  );

  it.each(palettes)("agrees with the design's $name palettes", ({ palette }) => {
    expect(contrastColour(palette.primary)).toBe(palette.contrast.primary);
  });
});
