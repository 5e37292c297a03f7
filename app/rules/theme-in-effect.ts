import type { BrandPalette } from "./brand-palette";
import type { Mode, ThemeChoice } from "./theme-choice";

type Surroundings = {
  choice: ThemeChoice;
  /** Null outside the brand's browser. */
  palette: Pick<BrandPalette, "mode"> | null;
  systemMode: Mode;
};

export type ThemeInEffect = { mode: Mode; colours: "theme" | "browser" };

/** See docs/product/themes.md#which-palette-counts. */
export function themeInEffect({ choice, palette, systemMode }: Surroundings): ThemeInEffect {
  const mode = choice.mode ?? palette?.mode ?? systemMode;
  const isBrowsers = palette !== null && mode === "dark" && choice.theme === null;
  return { mode, colours: isBrowsers ? "browser" : "theme" };
}
