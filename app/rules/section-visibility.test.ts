import { expect, it } from "vitest";
import { hasNoAccount, isSectionVisible, type Viewer } from "./section-visibility";

const VIEWERS: Viewer[] = ["loading", "unknown", "authenticated", "guest", "signed-out"];

it.each([
  ["ALL_USERS", VIEWERS],
  ["GUESTS", ["guest", "signed-out"]],
  ["SIGNED_IN_USERS", ["authenticated"]],
] as const)("shows %s to %o", (visibleFor, expected) => {
  expect(VIEWERS.filter((viewer) => isSectionVisible({ visibleFor }, viewer))).toEqual(expected);
});

it("counts guests as signed out, but nobody of whom nothing is known", () => {
  expect(VIEWERS.filter(hasNoAccount)).toEqual(["guest", "signed-out"]);
});
