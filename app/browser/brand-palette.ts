import { toBrandPalette, type BrandPalette } from "~/rules/brand-palette";

/**
 * What the brand's own browser puts at window.brandBrowser.palette (docs/brand-browser.md), before anything of it is
 * believed; null in every other browser.
 */
function paletteObject(): object | null {
  const browser: unknown = Reflect.get(window, "brandBrowser");
  if (typeof browser !== "object" || browser === null || !("palette" in browser)) return null;
  return typeof browser.palette === "object" ? browser.palette : null;
}

/** Whether this browser has a palette of its own; everything else of it is worth loading only then. */
export function hasBrandPalette(): boolean {
  return paletteObject() !== null;
}

/** Tells the browser's palette now and after each change; returns how to stop. Null is a palette that makes no sense. */
export function watchBrandPalette(listener: (palette: BrandPalette | null) => void): () => void {
  const palette = paletteObject();
  const tell = () => {
    listener(toBrandPalette(palette));
  };
  tell();
  if (!(palette instanceof EventTarget)) return () => undefined;
  palette.addEventListener("change", tell);
  return () => {
    palette.removeEventListener("change", tell);
  };
}
