import { type BrandPalette, brandSlots, toBrandPalette } from "~/rules/brand-palette";
import { type ThemeChoice, themeInEffect } from "~/rules/theme-choice";
import { brandPaletteObject } from "./brand-palette-object";

/** Body is transparent while "pending" and fades in at "ready" (docs/product/themes.md#palette-readiness). */
const READINESS_ATTRIBUTE = "data-palette";

const DARK_SYSTEM = "(prefers-color-scheme: dark)";

export function applyBrandPalette(choice: ThemeChoice): () => void {
  const root = document.documentElement;
  const system = window.matchMedia(DARK_SYSTEM);
  let palette: BrandPalette | null = null;
  let revert = () => undefined as void;
  const apply = () => {
    revert();
    revert = applyPalette(root, choice, palette, system.matches);
  };
  root.setAttribute(READINESS_ATTRIBUTE, "pending");
  const stopWatching = watchBrandPalette((changed) => {
    palette = changed;
    apply();
  });
  system.addEventListener("change", apply);
  root.setAttribute(READINESS_ATTRIBUTE, "ready");
  return () => {
    stopWatching();
    system.removeEventListener("change", apply);
    revert();
    root.removeAttribute(READINESS_ATTRIBUTE);
  };
}

function applyPalette(
  root: HTMLElement,
  choice: ThemeChoice,
  palette: BrandPalette | null,
  isSystemDark: boolean,
): () => void {
  if (palette === null) return () => undefined;
  const { mode, colours } = themeInEffect({ choice, palette, systemMode: isSystemDark ? "dark" : "light" });
  const declarations = Object.entries(colours === "browser" ? brandSlots(palette) : {});
  if (choice.mode === null) root.dataset["mode"] = mode;
  for (const [name, value] of declarations) root.style.setProperty(name, value);
  return () => {
    if (choice.mode === null) delete root.dataset["mode"];
    for (const [name] of declarations) root.style.removeProperty(name);
  };
}

function watchBrandPalette(listener: (palette: BrandPalette | null) => void): () => void {
  const palette = brandPaletteObject();
  const notify = () => {
    listener(toBrandPalette(palette));
  };
  notify();
  if (!(palette instanceof EventTarget)) return () => undefined;
  palette.addEventListener("change", notify);
  return () => {
    palette.removeEventListener("change", notify);
  };
}
