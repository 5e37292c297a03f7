import { describe, expect, it } from "vitest";
import tokens from "../../design/tokens.json";
import {
  brandSlots,
  darkenForWhiteText,
  DEFAULT_RAISED,
  lightenForContrast,
  outsideContrastGap,
  toBrandPalette,
} from "./brand-palette";
import { type ColourSlot, contrastColour, contrastRatio, relativeLuminance } from "./theme-contrast";
import { themeSlots } from "./theme-slots";

it.each([
  [
    "a palette",
    { mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 1 } } },
    { mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 1 } } },
  ],
  [
    "a translucent colour",
    { mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 0.2 } } },
    { mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 1 } } },
  ],
  [
    "a hue beyond the circle",
    { mode: "light", colours: { primary: { h: -10, s: 50, l: 40 } } },
    { mode: "light", colours: { primary: { h: 350, s: 50, l: 40, a: 1 } } },
  ],
  [
    "black and white",
    { mode: "dark", colours: { black: { h: 0, s: 0, l: 0 }, white: { h: 0, s: 100, l: 100 } } },
    { mode: "dark", colours: { black: { h: 0, s: 0, l: 0, a: 1 }, white: { h: 0, s: 100, l: 100, a: 1 } } },
  ],
  ["only a mode", { mode: "light" }, { mode: "light", colours: {} }],
  [
    "invalid colours",
    {
      mode: "dark",
      colours: {
        a: { h: 1, s: 101, l: 0 },
        b: { h: 1, s: 0, l: -1 },
        c: { h: Number.NaN, s: 0, l: 0 },
        d: "red",
        e: null,
        f: { h: 1, s: "50", l: 40 },
        g: { h: 1, s: 50, l: null },
        h: { h: "1", s: 50, l: 40 },
      },
    },
    { mode: "dark", colours: {} },
  ],
  ["an invalid mode", { mode: "dim", colours: {} }, null],
  ["nothing", undefined, null],
  ["null", null, null],
  ["a string", "dark", null],
])("reads %s", (_, value, expected) => {
  expect(toBrandPalette(value)).toEqual(expected);
});

it("reads getters, which a browser's own object has", () => {
  class Palette extends EventTarget {
    #lightness = 40;
    get mode() {
      return this.#lightness > 50 ? "light" : "dark";
    }
    get colours() {
      return { primary: { h: 10, s: 50, l: this.#lightness, a: 1 } };
    }
  }
  expect(toBrandPalette(new Palette())).toEqual({ mode: "dark", colours: { primary: { h: 10, s: 50, l: 40, a: 1 } } });
});

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
  it("sets the same properties as a full theme", () => {
    const slots = slotsOf({ ...accent, ...neutrals });
    const theme = themeSlots(dark);
    // Lambda has black labels; the darker accent is used only under white labels.
    expect(slots).toEqual({ ...theme, "--color-primary-darker": slots["--color-primary-darker"] });
  });

  it("keeps the default's neutrals when one is missing", () => {
    const some = Object.entries(neutrals).filter(([name]) => name !== "neutral-40");
    expect(Object.keys(slotsOf(Object.fromEntries(some)))).toEqual([]);
  });

  it("keeps the default's neutrals when muted text would be unreadable on them", () => {
    const unreadable = { ...neutrals, "neutral-70": { h: 0, s: 0, l: 30, a: 1 } };
    expect(Object.keys(slotsOf(unreadable))).toEqual([]);
  });

  it("keeps the default's neutrals when a control's border would be invisible", () => {
    const unreadable = { ...neutrals, "neutral-50": { h: 0, s: 0, l: 20, a: 1 } };
    expect(Object.keys(slotsOf(unreadable))).toEqual([]);
  });

  it("keeps the default's neutrals when text is readable on the page but not on raised surfaces", () => {
    const unreadable = { ...neutrals, "neutral-20": { h: 0, s: 0, l: 50, a: 1 } };
    expect(slotsOf(unreadable)).toEqual({});
  });

  it("brightens accent text for the palette's own raised surface", () => {
    const raised = { h: 34, s: 14, l: 24, a: 1 };
    const grey = { h: 0, s: 0, l: 40, a: 1 };
    const overrides = { "neutral-20": raised, "neutral-50": { h: 0, s: 0, l: 60, a: 1 } };
    const slots = slotsOf({ ...accent, ...neutrals, ...overrides, "primary-lighter": grey });
    expect(slots["--neutral-20"]).toBe("hsl(34 14% 24%)");
    expect(contrastRatio(slotOf(slots["--color-primary-lighter"]), raised)).toBeGreaterThanOrEqual(4.5);
  });

  it("derives a missing lighter and darker accent from the accent, ten points away", () => {
    const slots = slotsOf({ primary: { h: 230, s: 90, l: 60, a: 1 } });
    expect(slots).toMatchObject({
      "--color-primary-lighter": "hsl(230 90% 70%)",
      "--color-primary-darker": "hsl(230 90% 50%)",
    });
  });

  it("clamps derived accents to white and black", () => {
    expect(slotsOf({ primary: { h: 0, s: 0, l: 95, a: 1 } })["--color-primary-lighter"]).toBe("hsl(0 0% 100%)");
    expect(slotsOf({ primary: { h: 0, s: 0, l: 5, a: 1 } })["--color-primary-darker"]).toBe("hsl(0 0% 0%)");
  });

  it("uses the palette's darker accent", () => {
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
  ])("creates a readable accent from %s only", (_, primary) => {
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

it("DEFAULT_RAISED is the default theme's raised surface", () => {
  expect(DEFAULT_RAISED).toEqual(tokens.themes.classic.dark.neutral["20"]);
});

const slot = (h: number, s: number, l: number): ColourSlot => ({ h, s, l, a: 1 });

const WHITE = slot(0, 0, 100);

const BLACK = slot(0, 0, 0);

const everyAccent = [0, 25, 50, 75, 100].flatMap((s) =>
  Array.from({ length: 36 }, (_, step) => step * 10).flatMap((h) =>
    Array.from({ length: 51 }, (_, step) => slot(h, s, step * 2)),
  ),
);

describe("outsideContrastGap", () => {
  it("keeps every accent readable within 18 points of its lightness", () => {
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
  ])("does not change a colour that is %s", (_, accent) => {
    expect(outsideContrastGap(accent)).toBe(accent);
  });

  it("moves to the nearer edge", () => {
    expect(outsideContrastGap(slot(0, 0, 50)).l).toBeLessThan(50);
    expect(outsideContrastGap(slot(0, 0, 68)).l).toBeGreaterThan(68);
  });

  it("darkens when both edges are equally near", () => {
    expect(outsideContrastGap(slot(0, 0, 58.25)).l).toBe(46.25);
  });
});

it("brightens only colours that are unreadable on a dark background", () => {
  const raised = slot(258, 19, 15.5);
  expect(contrastRatio(lightenForContrast(slot(348, 83, 48), raised, 4.5), raised)).toBeGreaterThanOrEqual(4.5);
  const readable = slot(349, 100, 70);
  expect(lightenForContrast(readable, raised, 4.5)).toBe(readable);
});

it("does not change a colour with exactly the requested ratio", () => {
  const raised = slot(258, 19, 15.5);
  const red = slot(348, 83, 48);
  expect(lightenForContrast(red, raised, contrastRatio(red, raised))).toBe(red);
});

it("brightens black, and clamps to white", () => {
  expect(
    contrastRatio(lightenForContrast(BLACK, slot(258, 19, 15.5), 4.5), slot(258, 19, 15.5)),
  ).toBeGreaterThanOrEqual(4.5);
  expect(lightenForContrast(slot(0, 0, 50), slot(0, 0, 60), 21)).toEqual(WHITE);
});

it("darkens white", () => {
  expect(relativeLuminance(darkenForWhiteText(WHITE))).toBeLessThanOrEqual(0.183);
});

it("darkens only colours on which white is unreadable", () => {
  expect(relativeLuminance(darkenForWhiteText(slot(50, 100, 50)))).toBeLessThanOrEqual(0.183);
  const dark = slot(347, 85, 40);
  expect(darkenForWhiteText(dark)).toBe(dark);
});
