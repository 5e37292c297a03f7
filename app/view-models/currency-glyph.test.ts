import { expect, it } from "vitest";
import { currencyGlyph } from "./currency-glyph";

it.each([
  ["RPX", "cr"],
  ["GPX", "cg"],
  ["BPX", "cb"],
])("has a glyph for %s", (currency, glyph) => {
  expect(currencyGlyph(currency)).toBe(glyph);
});

it.each(["EUR", "rpx", "constructor", "", undefined])("has no glyph for %s", (currency) => {
  expect(currencyGlyph(currency)).toBeNull();
});
