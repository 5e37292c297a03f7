import { contrastColour, type ColourSlot } from "./theme-contrast";

/** Steps from the page to the text of a mode; 00 is always the page and 100 always the text. */
export const NEUTRAL_STEPS = ["00", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"] as const;

export type Neutrals = Record<(typeof NEUTRAL_STEPS)[number], ColourSlot>;

export type Accent = Record<"primary" | "primary-lighter" | "primary-darker", ColourSlot>;

/** Custom properties and their values. */
export type Declarations = Record<string, string>;

/** A slot as CSS writes it: hue, saturation, lightness, and alpha where it is not 1. */
export function cssColour({ h, s, l, a }: ColourSlot): string {
  return a === 1 ? `hsl(${h} ${s}% ${l}%)` : `hsl(${h} ${s}% ${l}% / ${a})`;
}

/** The readable text colour on a slot, as CSS writes it. */
export function readableOn(slot: ColourSlot): string {
  return contrastColour(slot) === "white" ? "#fff" : "#000";
}

/** A custom property for each slot, named by the prefix and the slot. */
export function colourSlots(prefix: string, slots: Record<string, ColourSlot>): Declarations {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [`--${prefix}${name}`, cssColour(slot)]));
}

/** The custom properties of an accent. The hover fill goes darker under white text, lighter under black. */
export function accentSlots(accent: Accent): Declarations {
  const isWhiteOnPrimary = contrastColour(accent.primary) === "white";
  return {
    "--pri": cssColour(accent.primary),
    "--pri-l": cssColour(accent["primary-lighter"]),
    "--pri-d": cssColour(accent["primary-darker"]),
    "--on-pri": readableOn(accent.primary),
    "--pri-h": isWhiteOnPrimary ? "var(--pri-d)" : "var(--pri-l)",
    "--pri-x": isWhiteOnPrimary ? "var(--pri-d)" : "var(--pri)",
  };
}

/** The custom properties of the neutrals, and the readable text colour on the lightest one. */
export function neutralSlots(neutral: Neutrals): Declarations {
  return { ...colourSlots("n", neutral), "--on-n100": readableOn(neutral["100"]) };
}

/** All custom properties that a theme sets: neutrals and accent. */
export function themeSlots(palette: Accent & { neutral: Neutrals }): Declarations {
  return { ...neutralSlots(palette.neutral), ...accentSlots(palette) };
}
