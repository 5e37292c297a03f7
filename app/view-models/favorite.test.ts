import { expect, it } from "vitest";
import { FAVORITE_KINDS } from "./favorite";

it("games, challenges and studios can be favourites", () => {
  expect(FAVORITE_KINDS).toEqual(["game", "challenge", "studio"]);
});
