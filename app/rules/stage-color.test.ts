import { describe, expect, it } from "vitest";
import { stageColor } from "./stage-color";
import { rgbLuminance } from "./theme-contrast";

function bytesOf(hex: string): [number, number, number] {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return [red, green, blue];
}

function contrastToWhite(hex: string): number {
  const [red, green, blue] = bytesOf(hex);
  return 1.05 / (rgbLuminance(red / 255, green / 255, blue / 255) + 0.05);
}

describe("stageColor", () => {
  it.each(["#3b1f6e", "#1b7f92", "#000000", "#767676"])("leaves %s as it is, with readable white text", (color) => {
    expect(stageColor(color)).toBe(color);
  });

  it.each(["#33aa66", "#ffffff", "#777777", "#ff0000", "#00ffff", "#ff3388", "#ffcc00", "#7799ff", "#AACC88"])(
    "darkens %s until white text is readable, and keeps its hue",
    (color) => {
      const stage = stageColor(color);
      expect(contrastToWhite(stage)).toBeGreaterThanOrEqual(4.5);
      expect(contrastToWhite(stage)).toBeLessThan(4.65);
      const [was, is] = [bytesOf(color), bytesOf(stage)];
      const factor = Math.max(...is) / Math.max(...was);
      for (const [index, byte] of was.entries())
        expect(Math.abs(byte * factor - (is[index] ?? NaN))).toBeLessThan(1.01);
    },
  );
});
