/** How urgently the browser should fetch a cover: the very first picture, one of the first, or when it comes near. */
export type CoverLoading = "first" | "eager" | "lazy";

/** So many covers are on the screen before anybody scrolls (design, "Covers"). */
const EAGER_COVERS = 6;

/** Urgency of the cover at this position of the page, counted from 0. */
export function coverLoading(position: number): CoverLoading {
  if (position === 0) return "first";
  return position < EAGER_COVERS ? "eager" : "lazy";
}
