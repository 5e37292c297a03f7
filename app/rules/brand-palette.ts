import { isMode, type Mode } from "./theme-choice";
import type { ColourSlot } from "./theme-contrast";

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
