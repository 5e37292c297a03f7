import { useEffect } from "react";
import { brandPaletteObject } from "~/browser/brand-palette-object";
import type { ThemeChoice } from "~/rules/theme-choice";

/** Dresses the document in the palette of the brand's own browser, where there is one. */
export function useBrandPalette({ theme, mode }: ThemeChoice): void {
  useEffect(() => {
    if (brandPaletteObject() === null) return;
    const leaving = new AbortController();
    import("~/browser/worn-palette").then(
      ({ wearBrandPalette }) => {
        if (!leaving.signal.aborted) leaving.signal.addEventListener("abort", wearBrandPalette({ theme, mode }));
      },
      // Without its script the page is shown in its own colours.
      () => document.documentElement.removeAttribute("data-palette"),
    );
    return () => {
      leaving.abort();
    };
  }, [theme, mode]);
}
