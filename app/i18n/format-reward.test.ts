import { expect, it } from "vitest";
import { formatReward } from "./format-reward";

it.each([
  [50, "RPX", "50 RPx"],
  [1_250, "GPX", "1 250 GPx"],
  [1_000_000, "BPX", "1 000 000 BPx"],
  [2.5, "USD", "2.5 USD"],
  [0, "RPX", "0 RPx"],
] as const)("%s of %s is %s", (amount, currency, text) => {
  expect(formatReward({ amount, currency })).toBe(text.replaceAll(" ", "\u00a0"));
});
