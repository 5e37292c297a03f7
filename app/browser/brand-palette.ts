import { toBrandPalette, type BrandPalette } from "~/rules/brand-palette";
import { brandPaletteObject } from "./brand-palette-object";

/** Tells the browser's palette now and after each change; returns how to stop. Null is a palette that makes no sense. */
export function watchBrandPalette(listener: (palette: BrandPalette | null) => void): () => void {
  const palette = brandPaletteObject();
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
