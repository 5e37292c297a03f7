import { CONTRAST_LUMINANCE_THRESHOLD, contrastRatio, relativeLuminance, type ColourSlot } from "./theme-contrast";

/** White text has a contrast of 4.5:1 up to this luminance. */
export const WHITE_TEXT_LUMINANCE = 0.183;

const LIGHTNESS_STEP = 0.25;

/** Moves an accent out of luminance 0.183 to 0.45, where the contrast rule picks white but white is unreadable. */
export function outsideContrastGap(slot: ColourSlot): ColourSlot {
  if (!isInGap(slot)) return slot;
  const darker = moved(slot, -LIGHTNESS_STEP, (candidate) => !isInGap(candidate));
  const brighter = moved(slot, LIGHTNESS_STEP, (candidate) => !isInGap(candidate));
  return slot.l - darker.l <= brighter.l - slot.l ? darker : brighter;
}

/** Raises the lightness until the contrast with the background reaches the ratio. */
export function lightenForContrast(slot: ColourSlot, background: ColourSlot, ratio: number): ColourSlot {
  return moved(slot, LIGHTNESS_STEP, (candidate) => contrastRatio(candidate, background) >= ratio);
}

/** Lowers the lightness until white text is readable. */
export function darkenForWhiteText(slot: ColourSlot): ColourSlot {
  return moved(slot, -LIGHTNESS_STEP, (candidate) => relativeLuminance(candidate) <= WHITE_TEXT_LUMINANCE);
}

function isInGap(slot: ColourSlot): boolean {
  const luminance = relativeLuminance(slot);
  return luminance > WHITE_TEXT_LUMINANCE && luminance <= CONTRAST_LUMINANCE_THRESHOLD;
}

function moved(slot: ColourSlot, step: number, isEnough: (candidate: ColourSlot) => boolean): ColourSlot {
  let candidate = slot;
  while (!isEnough(candidate) && candidate.l + step >= 0 && candidate.l + step <= 100) {
    candidate = { ...candidate, l: candidate.l + step };
  }
  return candidate;
}
