import { useEffect } from "react";
import { brandPaletteObject } from "~/browser/brand-palette-object";
import type { ThemeChoice } from "~/rules/theme-choice";

export function useBrandPalette({ theme, mode }: ThemeChoice): void {
  useEffect(() => {
    if (brandPaletteObject() === null) return;
    const controller = new AbortController();
    import("~/browser/apply-brand-palette").then(
      ({ applyBrandPalette }) => {
        if (!controller.signal.aborted) controller.signal.addEventListener("abort", applyBrandPalette({ theme, mode }));
      },
      // If the script fails to load, the page shows its own colours.
      () => document.documentElement.removeAttribute("data-palette"),
    );
    return () => {
      controller.abort();
    };
  }, [theme, mode]);
}
