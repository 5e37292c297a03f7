import { expect, it } from "vitest";
import { toTheme } from "./theme";

it.each([
  [null, null, { "data-theme": "classic" }, null],
  [null, "light", { "data-theme": "classic", "data-mode": "light" }, null],
  ["classic", "dark", { "data-theme": "classic", "data-mode": "dark" }, null],
  ["hackerman", null, { "data-theme": "hackerman" }, "/build/hackerman.css"],
  ["sub-zero", "light", { "data-theme": "sub-zero", "data-mode": "light" }, "/build/sub-zero.css"],
] as const)("theme %s, mode %s", (theme, mode, attributes, stylesheet) => {
  const choice = { theme, mode };
  expect(toTheme(choice, (id) => `/build/${id}.css`)).toEqual({ choice, attributes, stylesheet });
});
