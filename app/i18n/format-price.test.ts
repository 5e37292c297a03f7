import { expect, it } from "vitest";
import { formatPrice } from "./format-price";

it.each([
  [1_200, "RPX", "1 200 RPx"],
  [2.5, "USD", "2.5 USD"],
  [4.99, "EUR", "4.99 EUR"],
])("writes %d of %s as %s", (amount, currency, text) => {
  expect(formatPrice({ amount, currency })).toBe(text.replaceAll(" ", "\u00a0"));
});
