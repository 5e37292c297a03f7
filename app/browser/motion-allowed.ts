import { savesData } from "./saves-data";

export function isMotionAllowed(): boolean {
  return !savesData() && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
