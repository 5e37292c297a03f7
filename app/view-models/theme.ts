import type { Mode, ThemeChoice } from "~/rules/theme-choice";
import { DEFAULT_THEME, type LoadedTheme, type ThemeId } from "~/rules/theme-names";

export type ThemeView = {
  choice: ThemeChoice;
  attributes: { "data-theme": ThemeId; "data-mode"?: Mode };
  stylesheet: string | null;
};

/** Without a chosen mode the stylesheets follow the system's. */
export function toTheme(choice: ThemeChoice, stylesheetOf: (theme: LoadedTheme) => string): ThemeView {
  const theme = choice.theme ?? DEFAULT_THEME;
  return {
    choice,
    attributes: { "data-theme": theme, ...(choice.mode && { "data-mode": choice.mode }) },
    stylesheet: theme === DEFAULT_THEME ? null : stylesheetOf(theme),
  };
}
