import { expect, it } from "vitest";
import { currencyGlyph } from "./currency-glyph";

it.each([
  ["RPX", "cr"],
  ["GPX", "cg"],
  ["BPX", "cb"],
])("lights the bar of %s", (currency, glyph) => {
  expect(currencyGlyph(currency)).toBe(glyph);
});

it.each(["EUR", "rpx", "constructor", "", undefined])("lights no bar of %s", (currency) => {
  expect(currencyGlyph(currency)).toBeNull();
});
