import { expect, it } from "vitest";
import { coverLoading } from "./cover-loading";

it.each([
  [0, "first"],
  [1, "eager"],
  [5, "eager"],
  [6, "lazy"],
  [40, "lazy"],
])("position %d loads %s", (position, loading) => {
  expect(coverLoading(position)).toBe(loading);
});
