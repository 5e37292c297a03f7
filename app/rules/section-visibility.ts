import type { Section } from "~contract/entities/section";

/** Who looks at the page; a guest account counts as signed out. */
export type Viewer = "loading" | "unknown" | "authenticated" | "guest" | "signed-out";

/** Whether a section of a configuration shows to this viewer (docs/product/home.md#visibility). */
export function isSectionVisible({ visibleFor }: Pick<Section, "visibleFor">, viewer: Viewer): boolean {
  if (visibleFor === "ALL_USERS") return true;
  return visibleFor === "SIGNED_IN_USERS" ? viewer === "authenticated" : countsAsSignedOut(viewer);
}

/** True for viewers without an account of their own; of one who is not known yet, nothing is said. */
export function countsAsSignedOut(viewer: Viewer): boolean {
  return viewer === "guest" || viewer === "signed-out";
}
