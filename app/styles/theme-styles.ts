import tokens from "../../design/tokens.json";
import { DEFAULT_THEME, THEME_NAMES, type LoadedTheme } from "../rules/theme-names";
import { themeSlots, type Declarations } from "../rules/theme-slots";

export const LOADED_THEMES = Object.keys(THEME_NAMES).filter(isLoadedTheme);

function isLoadedTheme(id: string): id is LoadedTheme {
  return id !== DEFAULT_THEME && Object.hasOwn(THEME_NAMES, id);
}

/** The doubled attribute outranks the default theme's rules in any order of stylesheets. */
export function themeStyle(id: LoadedTheme): string {
  const { dark, light } = tokens.themes[id];
  const theme = `[data-theme="${id}"][data-theme]`;
  return [
    "/* Written by `npm run themes` from design/tokens.json. */",
    rule(theme, themeSlots(dark)),
    `@media (prefers-color-scheme: light) {\n${indented(rule(`${theme}:not([data-mode="dark"])`, themeSlots(light)))}\n}`,
    rule(`${theme}[data-mode="light"]`, themeSlots(light)),
    "",
  ].join("\n");
}

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return [`${selector} {`, ...lines, "}"].join("\n");
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
