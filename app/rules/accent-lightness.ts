import { CONTRAST_LUMINANCE_THRESHOLD, contrastRatio, relativeLuminance, type ColourSlot } from "./theme-contrast";

/** Up to this luminance white text can be read on a colour (4.5:1). */
export const WHITE_TEXT_LUMINANCE = 0.183;

const LIGHTNESS_STEP = 0.25;

/**
 * An accent on which its contrast colour can be read. Between the luminances 0.183 and 0.45 the rule picks white, and
 * white cannot be read: lightness moves to the nearer edge of that gap, which is 12 points away for most hues and 18 for
 * a vivid magenta.
 */
export function outOfContrastGap(slot: ColourSlot): ColourSlot {
  if (!isInGap(slot)) return slot;
  const darker = moved(slot, -LIGHTNESS_STEP, (candidate) => !isInGap(candidate));
  const brighter = moved(slot, LIGHTNESS_STEP, (candidate) => !isInGap(candidate));
  return slot.l - darker.l <= brighter.l - slot.l ? darker : brighter;
}

/** A colour bright enough to be read on a dark background at this ratio; itself where it is. */
export function brightenedFor(slot: ColourSlot, background: ColourSlot, ratio: number): ColourSlot {
  return moved(slot, LIGHTNESS_STEP, (candidate) => contrastRatio(candidate, background) >= ratio);
}

/** A colour dark enough for white text; itself where it is. */
export function darkenedForWhite(slot: ColourSlot): ColourSlot {
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
