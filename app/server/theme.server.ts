import { themeChoice } from "~/rules/theme-choice";
import { toTheme, type ThemeView } from "~/view-models/theme";
import { THEME_STYLESHEETS } from "./theme-stylesheets.server";

export function loadTheme(request: Request): ThemeView {
  return toTheme(themeChoice(request.headers.get("cookie") ?? ""), (theme) => THEME_STYLESHEETS[theme]);
}
