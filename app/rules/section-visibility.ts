import type { Section } from "~contract/entities/section";

/** Who looks at the page; a guest account counts as signed out (spec section 6). */
export type Viewer = "loading" | "authenticated" | "guest" | "signed-out";

/** Whether a section of a configuration shows to this viewer (spec section 2, "Page frame"). */
export function isSectionVisible({ visibleFor }: Pick<Section, "visibleFor">, viewer: Viewer): boolean {
  if (visibleFor === "ALL_USERS") return true;
  if (viewer === "loading") return false;
  return visibleFor === (viewer === "authenticated" ? "SIGNED_IN_USERS" : "GUESTS");
}
