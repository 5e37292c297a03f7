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
  return 0.2126 * linearChannel(slot, 0) + 0.7152 * linearChannel(slot, 8) + 0.0722 * linearChannel(slot, 4);
}

function linearChannel({ h, s, l }: ColourSlot, offset: number): number {
  const lightness = l / 100;
  const position = (offset + h / 30) % 12;
  const chroma = (s / 100) * Math.min(lightness, 1 - lightness);
  const channel = lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
