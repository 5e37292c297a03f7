import { useEffect } from "react";
import { brandPaletteObject } from "~/browser/brand-palette-object";
import type { ThemeChoice } from "~/rules/theme-choice";

export function useBrandPalette({ theme, mode }: ThemeChoice): void {
  useEffect(() => {
    if (brandPaletteObject() === null) return;
    const leaving = new AbortController();
    import("~/browser/apply-brand-palette").then(
      ({ applyBrandPalette }) => {
        if (!leaving.signal.aborted) leaving.signal.addEventListener("abort", applyBrandPalette({ theme, mode }));
      },
      // If the script fails to load, the page shows its own colours.
      () => document.documentElement.removeAttribute("data-palette"),
    );
    return () => {
      leaving.abort();
    };
  }, [theme, mode]);
}
