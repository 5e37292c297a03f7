import { expect, it } from "vitest";
import tokens from "../../design/tokens.json";
import { isThemeId, THEME_NAMES } from "./theme-names";

it("has the design's thirteen themes by their names", () => {
  const designed = Object.entries(tokens.themes).map(([id, { name }]) => [id, name]);
  expect(Object.entries(THEME_NAMES)).toEqual(designed);
  expect(designed).toHaveLength(13);
});

it.each([
  ["hackerman", true],
  ["classic", true],
  ["Hackerman", false],
  ["toString", false],
  ["", false],
  [null, false],
  [["classic"], false],
])("%s is a theme: %s", (value, isTheme) => {
  expect(isThemeId(value)).toBe(isTheme);
});
