import { describe, expect, it } from "vitest";
import tokens from "../../design/tokens.json";
import { brandSlots, DEFAULT_RAISED } from "./brand-slots";
import { contrastRatio, type ColourSlot } from "./theme-contrast";
import { themeSlots } from "./theme-slots";

const { dark } = tokens.themes.lambda;
const accent = {
  primary: dark.primary,
  "primary-lighter": dark["primary-lighter"],
  "primary-darker": dark["primary-darker"],
};
const neutrals = Object.fromEntries(
  Object.entries<ColourSlot>(dark.neutral).map(([step, slot]) => [`neutral-${step}`, slot]),
);
const slotsOf = (colours: Record<string, ColourSlot>) => brandSlots({ mode: "dark", colours });

function slotOf(css: string | undefined): ColourSlot {
  const [h = 0, s = 0, l = 0] = (css?.match(/[\d.]+/g) ?? []).map(Number);
  return { h, s, l, a: 1 };
}

describe("brandSlots", () => {
  it("sets what a whole theme sets", () => {
    const whole = slotsOf({ ...accent, ...neutrals });
    const theme = themeSlots(dark);
    // Lambda has black labels; the darker accent would only lie under white ones.
    expect(whole).toEqual({ ...theme, "--pri-d": whole["--pri-d"] });
  });

  it("keeps the default's neutrals when one is missing", () => {
    const some = Object.entries(neutrals).filter(([name]) => name !== "neutral-40");
    expect(Object.keys(slotsOf(Object.fromEntries(some)))).toEqual([]);
  });

  it("keeps the default's neutrals when muted text could not be read on them", () => {
    const murky = { ...neutrals, "neutral-70": { h: 0, s: 0, l: 30, a: 1 } };
    expect(Object.keys(slotsOf(murky))).toEqual([]);
  });

  it("keeps the default's neutrals when a control's border could not be seen", () => {
    const murky = { ...neutrals, "neutral-50": { h: 0, s: 0, l: 20, a: 1 } };
    expect(Object.keys(slotsOf(murky))).toEqual([]);
  });

  it("sets nothing for a palette without colours", () => {
    expect(slotsOf({})).toEqual({});
  });

  it.each([
    ["red", { h: 0, s: 80, l: 60, a: 1 }],
    ["yellow", { h: 55, s: 100, l: 30, a: 1 }],
    ["navy", { h: 230, s: 90, l: 15, a: 1 }],
    ["white", { h: 0, s: 0, l: 100, a: 1 }],
    ["black", { h: 0, s: 0, l: 0, a: 1 }],
  ])("makes a readable accent of %s alone", (_, primary) => {
    const slots = slotsOf({ primary });
    const label = slotOf(slots["--on-pri"] === "#fff" ? "hsl(0 0% 100%)" : "hsl(0 0% 0%)");
    const hover = slots["--pri-h"] === "var(--pri-d)" ? slots["--pri-d"] : slots["--pri-l"];
    expect(contrastRatio(slotOf(slots["--pri-l"]), DEFAULT_RAISED)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(label, slotOf(slots["--pri"]))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(label, slotOf(hover))).toBeGreaterThanOrEqual(4.5);
  });
});

it("knows the default theme's raised surface", () => {
  expect(DEFAULT_RAISED).toEqual(tokens.themes.classic.dark.neutral["20"]);
});
