import { isMode, type Mode } from "./theme-choice";
import { type ColourSlot, CONTRAST_LUMINANCE_THRESHOLD, contrastRatio, relativeLuminance } from "./theme-contrast";
import { accentSlots, type Declarations, NEUTRAL_STEPS, type Neutrals, neutralSlots } from "./theme-slots";

/** White text has a contrast of 4.5:1 up to this luminance. */
export const WHITE_TEXT_LUMINANCE = 0.183;

const LIGHTNESS_STEP = 0.25;

const TEXT_RATIO = 4.5;

const SHAPE_RATIO = 3;

const ACCENT_DISTANCE = 10;

/** The brightest background of accent text in the default theme's dark mode. */
export const DEFAULT_RAISED: ColourSlot = { h: 258, s: 19, l: 15.5, a: 1 };

/** The palette of the brand's own browser (docs/brand-browser.md). */
export type BrandPalette = { mode: Mode; colours: Record<string, ColourSlot> };

/** Parses a browser's palette; null if it is not an object. Skips invalid colours and ignores alpha. */
export function toBrandPalette(value: unknown): BrandPalette | null {
  if (!isObject(value) || !isMode(value["mode"])) return null;
  const colours = isObject(value["colours"]) ? Object.entries(value["colours"]) : [];
  return {
    mode: value["mode"],
    colours: Object.fromEntries(
      colours.flatMap(([name, colour]) => {
        const slot = toSlot(colour);
        return slot ? [[name, slot] as const] : [];
      }),
    ),
  };
}

function toSlot(value: unknown): ColourSlot | null {
  if (!isObject(value)) return null;
  const { h, s, l } = value;
  if (typeof h !== "number" || !Number.isFinite(h) || !isPercentage(s) || !isPercentage(l)) return null;
  return { h: ((h % 360) + 360) % 360, s, l, a: 1 };
}

function isPercentage(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 100;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Dark mode from a browser's palette: skips unreadable neutrals, adjusts the accent's lightness for readability. */
export function brandSlots({ colours }: BrandPalette): Declarations {
  const neutral = readableNeutrals(colours);
  return {
    ...(neutral && neutralSlots(neutral)),
    ...(colours["primary"] && fittedAccent(colours["primary"], colours, neutral?.["20"] ?? DEFAULT_RAISED)),
  };
}

function fittedAccent(accent: ColourSlot, colours: BrandPalette["colours"], raised: ColourSlot): Declarations {
  const lighter = colours["primary-lighter"] ?? { ...accent, l: Math.min(accent.l + ACCENT_DISTANCE, 100) };
  const darker = colours["primary-darker"] ?? { ...accent, l: Math.max(accent.l - ACCENT_DISTANCE, 0) };
  return accentSlots({
    primary: outsideContrastGap(accent),
    "primary-lighter": lightenForContrast(lighter, raised, TEXT_RATIO),
    "primary-darker": darkenForWhiteText(darker),
  });
}

function readableNeutrals(colours: BrandPalette["colours"]): Neutrals | null {
  const neutrals = Object.fromEntries(NEUTRAL_STEPS.map((step) => [step, colours[`neutral-${step}`]]));
  return hasAllSteps(neutrals) && isReadable(neutrals) ? neutrals : null;
}

function hasAllSteps(neutrals: Record<string, ColourSlot | undefined>): neutrals is Neutrals {
  return NEUTRAL_STEPS.every((step) => neutrals[step] !== undefined);
}

function isReadable(neutral: Neutrals): boolean {
  const backgrounds = [neutral["00"], neutral["10"], neutral["20"]];
  const hasContrast = (colour: ColourSlot, ratio: number) =>
    backgrounds.every((background) => contrastRatio(colour, background) >= ratio);
  const texts = [neutral["70"], neutral["80"], neutral["100"]];
  return texts.every((text) => hasContrast(text, TEXT_RATIO)) && hasContrast(neutral["50"], SHAPE_RATIO);
}

/** Moves an accent out of luminance 0.183 to 0.45, where the contrast rule picks white but white is unreadable. */
export function outsideContrastGap(slot: ColourSlot): ColourSlot {
  if (!isInGap(slot)) return slot;
  const darker = adjustLightness(slot, -LIGHTNESS_STEP, (candidate) => !isInGap(candidate));
  const brighter = adjustLightness(slot, LIGHTNESS_STEP, (candidate) => !isInGap(candidate));
  return slot.l - darker.l <= brighter.l - slot.l ? darker : brighter;
}

/** Raises the lightness until the contrast with the background reaches the ratio. */
export function lightenForContrast(slot: ColourSlot, background: ColourSlot, ratio: number): ColourSlot {
  return adjustLightness(slot, LIGHTNESS_STEP, (candidate) => contrastRatio(candidate, background) >= ratio);
}

/** Lowers the lightness until white text is readable. */
export function darkenForWhiteText(slot: ColourSlot): ColourSlot {
  return adjustLightness(slot, -LIGHTNESS_STEP, (candidate) => relativeLuminance(candidate) <= WHITE_TEXT_LUMINANCE);
}

function isInGap(slot: ColourSlot): boolean {
  const luminance = relativeLuminance(slot);
  return luminance > WHITE_TEXT_LUMINANCE && luminance <= CONTRAST_LUMINANCE_THRESHOLD;
}

function adjustLightness(slot: ColourSlot, step: number, isDone: (candidate: ColourSlot) => boolean): ColourSlot {
  let candidate = slot;
  while (!isDone(candidate) && candidate.l + step >= 0 && candidate.l + step <= 100) {
    candidate = { ...candidate, l: candidate.l + step };
  }
  return candidate;
}
