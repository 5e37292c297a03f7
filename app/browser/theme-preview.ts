import { isMode, type ThemeChoice } from "~/rules/theme-choice";
import { DEFAULT_THEME, isThemeId } from "~/rules/theme-names";

const THEME_ATTRIBUTES = ["data-theme", "data-mode", "style"] as const;

export function readThemeChoice(form: HTMLFormElement): ThemeChoice {
  const fields = new FormData(form);
  const theme = fields.get("theme");
  const mode = fields.get("mode");
  return { theme: isThemeId(theme) ? theme : null, mode: isMode(mode) ? mode : null };
}

export function createThemePreview() {
  const root = document.documentElement;
  let original: (string | null)[] | null = null;
  const apply = (values: (string | null)[]) => {
    THEME_ATTRIBUTES.forEach((name, index) => {
      const value = values[index] ?? null;
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
    });
  };
  return {
    show: ({ theme, mode }: ThemeChoice) => {
      original ??= THEME_ATTRIBUTES.map((name) => root.getAttribute(name));
      apply([theme ?? DEFAULT_THEME, mode, null]);
    },
    undo: () => {
      if (original) apply(original);
      original = null;
    },
  };
}
