import { expect, it } from "vitest";
import { FAVORITE_KINDS } from "./favorite";

it("lets games, challenges and studios become favourites", () => {
  expect(FAVORITE_KINDS).toEqual(["game", "challenge", "studio"]);
});
