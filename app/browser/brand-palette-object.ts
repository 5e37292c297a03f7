/** The brand browser's unvalidated palette (docs/brand-browser.md); null elsewhere, so that the rest is not loaded. */
export function brandPaletteObject(): object | null {
  const browser: unknown = Reflect.get(window, "brandBrowser");
  if (typeof browser !== "object" || browser === null || !("palette" in browser)) return null;
  return typeof browser.palette === "object" ? browser.palette : null;
}
