import { savesData } from "./saves-data";

const CAPABLE = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

/** Whether moving pictures may start by themselves: a real pointer, motion wanted, no data to be saved. */
export function isPreviewWelcome(): boolean {
  return window.matchMedia(CAPABLE).matches && !savesData();
}
