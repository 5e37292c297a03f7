import type { Mode, ThemeChoice } from "~/rules/theme-choice";
import { DEFAULT_THEME, type LoadedTheme, type ThemeId } from "~/rules/theme-names";

/** What the document wears: its attributes, and the stylesheet beside the main one where the theme has one. */
export type ThemeView = {
  choice: ThemeChoice;
  attributes: { "data-theme": ThemeId; "data-mode"?: Mode };
  stylesheet: string | null;
};

/** Without a chosen mode the system's is followed by the stylesheets alone. */
export function toTheme(choice: ThemeChoice, stylesheetOf: (theme: LoadedTheme) => string): ThemeView {
  const theme = choice.theme ?? DEFAULT_THEME;
  return {
    choice,
    attributes: { "data-theme": theme, ...(choice.mode && { "data-mode": choice.mode }) },
    stylesheet: theme === DEFAULT_THEME ? null : stylesheetOf(theme),
  };
}
