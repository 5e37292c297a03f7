/** Degrees, percent, percent, 0 to 1 (docs/product/themes.md#palette). */
export type ColourSlot = { h: number; s: number; l: number; a: number };

/** Black text above, white below (docs/product/themes.md#contrast). */
export const CONTRAST_LUMINANCE_THRESHOLD = 0.45;

/** The text colour for a background. */
export function contrastColour(slot: ColourSlot): "white" | "black" {
  return relativeLuminance(slot) > CONTRAST_LUMINANCE_THRESHOLD ? "black" : "white";
}

/** WCAG contrast ratio, 1 to 21. */
export function contrastRatio(one: ColourSlot, other: ColourSlot): number {
  const [darker, brighter] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return ((brighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** WCAG relative luminance, 0 to 1; ignores alpha. */
export function relativeLuminance(slot: ColourSlot): number {
  return rgbLuminance(channel(slot, 0), channel(slot, 8), channel(slot, 4));
}

/** WCAG relative luminance of channels from 0 to 1. */
export function rgbLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function channel({ h, s, l }: ColourSlot, offset: number): number {
  const lightness = l / 100;
  const position = (offset + h / 30) % 12;
  const chroma = (s / 100) * Math.min(lightness, 1 - lightness);
  return lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
