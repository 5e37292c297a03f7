import { expect, it } from "vitest";
import { createPlaceholders, isPlaceholder, optionMark, placeholderPattern } from "./placeholder";

const own = createPlaceholders("s3cret")("favorite.game.0b7e-1");

it("finds its placeholders and options, and no others", () => {
  const other = createPlaceholders("other")("favorite.game.0b7e-1");
  const text = `${own} ${other} ${optionMark(own, 2)}${optionMark(own, "end")}`;
  const found = [...text.matchAll(placeholderPattern("s3cret"))].map(({ groups }) => [
    groups?.["name"],
    groups?.["option"],
  ]);
  expect(found).toEqual([
    ["favorite.game.0b7e-1", undefined],
    ["favorite.game.0b7e-1", "2"],
    ["favorite.game.0b7e-1", "end"],
  ]);
});

it("is the same in HTML, JSON and an address", () => {
  expect([encodeURIComponent(own), JSON.stringify(own)]).toEqual([own, `"${own}"`]);
  expect([isPlaceholder(own), isPlaceholder("0b7e"), isPlaceholder(null)]).toEqual([true, false, false]);
});
