import { savesData } from "./saves-data";

export function isMotionWanted(): boolean {
  return !savesData() && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
