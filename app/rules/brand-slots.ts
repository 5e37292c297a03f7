import { lightenForContrast, darkenForWhiteText, outsideContrastGap } from "./accent-lightness";
import { contrastRatio, type ColourSlot } from "./theme-contrast";
import { accentSlots, neutralSlots, NEUTRAL_STEPS, type Declarations, type Neutrals } from "./theme-slots";
import type { BrandPalette } from "./brand-palette";

const TEXT_RATIO = 4.5;
const SHAPE_RATIO = 3;

const ACCENT_DISTANCE = 10;

/** The brightest background of accent text in the default theme's dark mode. */
export const DEFAULT_RAISED: ColourSlot = { h: 258, s: 19, l: 15.5, a: 1 };

/** Dark mode from a browser's palette: skips unreadable neutrals, adjusts the accent's lightness for readability. */
export function brandSlots({ colours }: BrandPalette): Declarations {
  const neutral = readableNeutrals(colours);
  return {
    ...(neutral && neutralSlots(neutral)),
    ...(colours["primary"] && fittedAccent(colours["primary"], colours, neutral?.["20"] ?? DEFAULT_RAISED)),
  };
}

function fittedAccent(given: ColourSlot, colours: BrandPalette["colours"], raised: ColourSlot): Declarations {
  const lighter = colours["primary-lighter"] ?? { ...given, l: Math.min(given.l + ACCENT_DISTANCE, 100) };
  const darker = colours["primary-darker"] ?? { ...given, l: Math.max(given.l - ACCENT_DISTANCE, 0) };
  return accentSlots({
    primary: outsideContrastGap(given),
    "primary-lighter": lightenForContrast(lighter, raised, TEXT_RATIO),
    "primary-darker": darkenForWhiteText(darker),
  });
}

function readableNeutrals(colours: BrandPalette["colours"]): Neutrals | null {
  const given = Object.fromEntries(NEUTRAL_STEPS.map((step) => [step, colours[`neutral-${step}`]]));
  return hasAllSteps(given) && isReadable(given) ? given : null;
}

function hasAllSteps(given: Record<string, ColourSlot | undefined>): given is Neutrals {
  return NEUTRAL_STEPS.every((step) => given[step] !== undefined);
}

function isReadable(neutral: Neutrals): boolean {
  const backgrounds = [neutral["00"], neutral["10"], neutral["20"]];
  const isClear = (colour: ColourSlot, ratio: number) =>
    backgrounds.every((background) => contrastRatio(colour, background) >= ratio);
  const texts = [neutral["70"], neutral["80"], neutral["100"]];
  return texts.every((text) => isClear(text, TEXT_RATIO)) && isClear(neutral["50"], SHAPE_RATIO);
}
