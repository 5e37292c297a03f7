import { expect, it } from "vitest";
import { rateGame } from "~contract/calls/games";
import { RATINGS } from "./rating";

it("has all ratings that the contract accepts", () => {
  const accepted = [0, 1, 2, 3, 4, 5, 6].filter((rating) => rateGame.body.safeParse({ rating }).success);
  expect(RATINGS).toEqual(accepted);
});
