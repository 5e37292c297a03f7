import { expect, it } from "vitest";
import { isGameJamVisible } from "./game-jam-visibility";

it.each([
  [false, false, "DE", false],
  [false, true, "DE", false],
  [true, false, "DE", true],
  [true, false, "BR", true],
  [true, false, null, true],
  [true, true, "DE", true],
  [true, true, "BR", false],
  [true, true, "br", false],
  [true, true, null, false],
])("event %s, region flag %s, country %s: %s", (isEventOn, isRegionLimited, countryCode, isVisible) => {
  expect(isGameJamVisible({ isEventOn, isRegionLimited, countryCode })).toBe(isVisible);
});
