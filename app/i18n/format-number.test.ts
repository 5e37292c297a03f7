import { describe, expect, it } from "vitest";
import { formatPrice, formatReward, groupDigits } from "./format-number";
import { translatorFor } from "./i18next.server";
import { LANGUAGE_TAGS, LOCALES } from "./locales";
import { textsOf } from "./texts.server";
import { createTranslator } from "./translator";

describe("groupDigits", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1204, "1\u00a0204"],
    [48210, "48\u00a0210"],
    [131072000, "131\u00a0072\u00a0000"],
    [11.4, "11.4"],
    [-1500, "-1\u00a0500"],
  ])("writes %d as %s", (value, text) => {
    expect(groupDigits(value)).toBe(text);
  });
});

it.each(LOCALES)("groups the digits of numbers in texts of %s, on the server and in the browser", (locale) => {
  const params = { count: 12_345 };
  const text = translatorFor(locale)("grid.added", params);
  expect(text).toContain("12\u00a0345");
  expect(createTranslator(LANGUAGE_TAGS[locale], textsOf(locale))("grid.added", params)).toBe(text);
});

it.each([
  [1_200, "RPX", "1 200 RPx"],
  [2.5, "USD", "2.5 USD"],
  [4.99, "EUR", "4.99 EUR"],
])("writes %d of %s as %s", (amount, currency, text) => {
  expect(formatPrice({ amount, currency })).toBe(text.replaceAll(" ", "\u00a0"));
});

it.each([
  [50, "RPX", "50 RPx"],
  [1_250, "GPX", "1 250 GPx"],
  [1_000_000, "BPX", "1 000 000 BPx"],
  [2.5, "USD", "2.5 USD"],
  [0, "RPX", "0 RPx"],
] as const)("%s of %s is %s", (amount, currency, text) => {
  expect(formatReward({ amount, currency })).toBe(text.replaceAll(" ", "\u00a0"));
});
