import type { Section } from "~contract/entities/section";

export type Viewer = "loading" | "unknown" | "authenticated" | "guest" | "signed-out";

/** See docs/product/home.md#visibility. */
export function isSectionVisible({ visibleFor }: Pick<Section, "visibleFor">, viewer: Viewer): boolean {
  if (visibleFor === "ALL_USERS") return true;
  return visibleFor === "SIGNED_IN_USERS" ? viewer === "authenticated" : hasNoAccount(viewer);
}

/** True for guests and signed-out viewers, false while unknown. */
export function hasNoAccount(viewer: Viewer): boolean {
  return viewer === "guest" || viewer === "signed-out";
}
