import { savesData } from "./saves-data";

const CAPABLE = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

export function isPreviewAutoplayAllowed(): boolean {
  return window.matchMedia(CAPABLE).matches && !savesData();
}
