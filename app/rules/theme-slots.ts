import { contrastColour, type ColourSlot } from "./theme-contrast";

/** 00 is the background, 100 the text. */
export const NEUTRAL_STEPS = ["00", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"] as const;

export type Neutrals = Record<(typeof NEUTRAL_STEPS)[number], ColourSlot>;

export type Accent = Record<"primary" | "primary-lighter" | "primary-darker", ColourSlot>;

export type Declarations = Record<string, string>;

/** Formats a slot as CSS hsl(). */
export function cssColour({ h, s, l, a }: ColourSlot): string {
  return a === 1 ? `hsl(${h} ${s}% ${l}%)` : `hsl(${h} ${s}% ${l}% / ${a})`;
}

/** The contrast colour as CSS. */
export function cssTextColour(slot: ColourSlot): string {
  return contrastColour(slot) === "white" ? "#fff" : "#000";
}

/** A custom property per slot: `--` + prefix + name. */
export function colourSlots(prefix: string, slots: Record<string, ColourSlot>): Declarations {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [`--${prefix}${name}`, cssColour(slot)]));
}

/** Custom properties of an accent; hover fills get darker under white text, lighter under black. */
export function accentSlots(accent: Accent): Declarations {
  const isWhiteOnPrimary = contrastColour(accent.primary) === "white";
  return {
    "--color-primary": cssColour(accent.primary),
    "--color-primary-lighter": cssColour(accent["primary-lighter"]),
    "--color-primary-darker": cssColour(accent["primary-darker"]),
    "--color-on-primary": cssTextColour(accent.primary),
    "--color-primary-hover": isWhiteOnPrimary ? "var(--color-primary-darker)" : "var(--color-primary-lighter)",
  };
}

/** Custom properties of the neutrals and the contrast colour of the last. */
export function neutralSlots(neutral: Neutrals): Declarations {
  return { ...colourSlots("neutral-", neutral), "--color-on-neutral-100": cssTextColour(neutral["100"]) };
}

/** All custom properties of a theme. */
export function themeSlots(palette: Accent & { neutral: Neutrals }): Declarations {
  return { ...neutralSlots(palette.neutral), ...accentSlots(palette) };
}
