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
    // Lambda has black labels; the darker accent is only used under white ones.
    expect(whole).toEqual({ ...theme, "--color-primary-darker": whole["--color-primary-darker"] });
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

  it("keeps the default's neutrals when text could be read on the page but not on what is raised", () => {
    const murky = { ...neutrals, "neutral-20": { h: 0, s: 0, l: 50, a: 1 } };
    expect(slotsOf(murky)).toEqual({});
  });

  it("brightens accent text for the palette's own raised surface", () => {
    const raised = { h: 34, s: 14, l: 24, a: 1 };
    const grey = { h: 0, s: 0, l: 40, a: 1 };
    const lit = { "neutral-20": raised, "neutral-50": { h: 0, s: 0, l: 60, a: 1 } };
    const slots = slotsOf({ ...accent, ...neutrals, ...lit, "primary-lighter": grey });
    expect(slots["--neutral-20"]).toBe("hsl(34 14% 24%)");
    expect(contrastRatio(slotOf(slots["--color-primary-lighter"]), raised)).toBeGreaterThanOrEqual(4.5);
  });

  it("makes a missing lighter and darker accent of the accent, ten points away", () => {
    const slots = slotsOf({ primary: { h: 230, s: 90, l: 60, a: 1 } });
    expect(slots).toMatchObject({
      "--color-primary-lighter": "hsl(230 90% 70%)",
      "--color-primary-darker": "hsl(230 90% 50%)",
    });
  });

  it("makes them no brighter than white and no darker than black", () => {
    expect(slotsOf({ primary: { h: 0, s: 0, l: 95, a: 1 } })["--color-primary-lighter"]).toBe("hsl(0 0% 100%)");
    expect(slotsOf({ primary: { h: 0, s: 0, l: 5, a: 1 } })["--color-primary-darker"]).toBe("hsl(0 0% 0%)");
  });

  it("takes the darker accent that was given", () => {
    const slots = slotsOf({ primary: { h: 230, s: 90, l: 60, a: 1 }, "primary-darker": { h: 10, s: 50, l: 20, a: 1 } });
    expect(slots["--color-primary-darker"]).toBe("hsl(10 50% 20%)");
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
    const label = slotOf(slots["--color-on-primary"] === "#fff" ? "hsl(0 0% 100%)" : "hsl(0 0% 0%)");
    const hover =
      slots["--color-primary-hover"] === "var(--color-primary-darker)"
        ? slots["--color-primary-darker"]
        : slots["--color-primary-lighter"];
    expect(contrastRatio(slotOf(slots["--color-primary-lighter"]), DEFAULT_RAISED)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(label, slotOf(slots["--color-primary"]))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(label, slotOf(hover))).toBeGreaterThanOrEqual(4.5);
  });
});

it("knows the default theme's raised surface", () => {
  expect(DEFAULT_RAISED).toEqual(tokens.themes.classic.dark.neutral["20"]);
});
