import { savesData } from "./saves-data";

/** Whether pictures may move by themselves: the visitor has asked neither for less motion nor for less data. */
export function isMotionWanted(): boolean {
  return !savesData() && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
