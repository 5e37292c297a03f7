/**
 * What the brand's own browser puts at window.brandBrowser.palette (docs/brand-browser.md), before anything of it is
 * believed; null in every other browser: everything else of a palette is worth loading only where there is one.
 */
export function brandPaletteObject(): object | null {
  const browser: unknown = Reflect.get(window, "brandBrowser");
  if (typeof browser !== "object" || browser === null || !("palette" in browser)) return null;
  return typeof browser.palette === "object" ? browser.palette : null;
}
