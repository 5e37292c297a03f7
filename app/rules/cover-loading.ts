export type CoverLoading = "first" | "eager" | "lazy";

/** Covers above the fold. */
const EAGER_COVERS = 6;

/** Priority by position on the page, counted from 0. */
export function coverLoading(position: number): CoverLoading {
  if (position === 0) return "first";
  return position < EAGER_COVERS ? "eager" : "lazy";
}
