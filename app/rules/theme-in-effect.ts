import type { BrandPalette } from "./brand-palette";
import type { Mode, ThemeChoice } from "./theme-choice";

type Surroundings = {
  choice: ThemeChoice;
  /** Null outside the brand's own browser. */
  palette: Pick<BrandPalette, "mode"> | null;
  systemMode: Mode;
};

/** The mode of a page, and whose colours it wears. */
export type ThemeInEffect = { mode: Mode; colours: "theme" | "browser" };

/**
 * The mode follows the visitor's choice, then the brand's own browser, then the system. That browser's colours are worn
 * in dark mode, unless a named theme was chosen (docs/product/themes.md#which-palette-counts).
 */
export function themeInEffect({ choice, palette, systemMode }: Surroundings): ThemeInEffect {
  const mode = choice.mode ?? palette?.mode ?? systemMode;
  const isBrowsers = palette !== null && mode === "dark" && choice.theme === null;
  return { mode, colours: isBrowsers ? "browser" : "theme" };
}
