import { toBrandPalette, type BrandPalette } from "~/rules/brand-palette";
import { brandPaletteObject } from "./brand-palette-object";

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
