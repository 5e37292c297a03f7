import { describe, expect, it } from "vitest";
import { accentSlots, cssColour } from "./theme-slots";

const slot = (l: number, a = 1) => ({ h: 348, s: 83, l, a });

it("writes a slot's alpha only where it is not 1", () => {
  expect(cssColour(slot(48))).toBe("hsl(348 83% 48%)");
  expect(cssColour(slot(48, 0.5))).toBe("hsl(348 83% 48% / 0.5)");
});

describe("accentSlots", () => {
  it("darkens the fill under white text", () => {
    const accent = { primary: slot(48), "primary-lighter": slot(70), "primary-darker": slot(40) };
    expect(accentSlots(accent)).toMatchObject({
      "--on-pri": "#fff",
      "--pri-h": "var(--pri-d)",
      "--pri-x": "var(--pri-d)",
    });
  });

  it("brightens the fill under black text", () => {
    const accent = { primary: slot(80), "primary-lighter": slot(88), "primary-darker": slot(74) };
    expect(accentSlots(accent)).toMatchObject({
      "--on-pri": "#000",
      "--pri-h": "var(--pri-l)",
      "--pri-x": "var(--pri)",
    });
  });
});
