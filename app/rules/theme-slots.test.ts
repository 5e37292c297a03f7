import { describe, expect, it } from "vitest";
import tokens from "../../design/tokens.json";
import { accentSlots, colourSlots, cssColour, NEUTRAL_STEPS, neutralSlots, themeSlots } from "./theme-slots";

const slot = (l: number, a = 1) => ({ h: 348, s: 83, l, a });

it("writes a slot's alpha only if it is not 1", () => {
  expect(cssColour(slot(48))).toBe("hsl(348 83% 48%)");
  expect(cssColour(slot(48, 0.5))).toBe("hsl(348 83% 48% / 0.5)");
});

describe("accentSlots", () => {
  it("darkens the fill under white text", () => {
    const accent = { primary: slot(48), "primary-lighter": slot(70), "primary-darker": slot(40) };
    expect(accentSlots(accent)).toMatchObject({
      "--color-on-primary": "#fff",
      "--color-primary-hover": "var(--color-primary-darker)",
    });
  });

  it("brightens the fill under black text", () => {
    const accent = { primary: slot(80), "primary-lighter": slot(88), "primary-darker": slot(74) };
    expect(accentSlots(accent)).toMatchObject({
      "--color-on-primary": "#000",
      "--color-primary-hover": "var(--color-primary-lighter)",
    });
  });
});

it.each([
  ["dark", "#000"],
  ["light", "#fff"],
] as const)("sets the contrast colour of the last neutral in %s mode", (mode, readable) => {
  expect(neutralSlots(tokens.themes.classic[mode].neutral)).toHaveProperty("--color-on-neutral-100", readable);
});

describe("colourSlots", () => {
  it("names a property by the prefix and the slot", () => {
    expect(colourSlots("neutral-", { "00": slot(7), "100": slot(97, 0.5) })).toEqual({
      "--neutral-00": "hsl(348 83% 7%)",
      "--neutral-100": "hsl(348 83% 97% / 0.5)",
    });
  });

  it("declares nothing without slots", () => {
    expect(colourSlots("neutral-", {})).toEqual({});
  });
});

it("declares every neutral and the accent of a theme", () => {
  const { dark } = tokens.themes.classic;
  const declared = themeSlots(dark);
  expect(declared).toMatchObject(accentSlots(dark));
  for (const step of NEUTRAL_STEPS) expect(declared[`--neutral-${step}`]).toBe(cssColour(dark.neutral[step]));
});
