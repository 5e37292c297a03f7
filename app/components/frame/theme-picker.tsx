import { useEffect, useRef, type FormEvent } from "react";
import { readThemeChoice, createThemePreview } from "~/browser/theme-preview";
import { useText } from "~/i18n/use-text";
import { requestPaths } from "~/request-paths";
import type { ThemeChoice } from "~/rules/theme-choice";
import { DEFAULT_THEME, THEME_NAMES, isThemeId } from "~/rules/theme-names";
import { Button } from "../ui/button";
import { ThemeCard } from "./theme-card";
import { useCurrentPath } from "./use-current-path";

type ThemePickerProps = { choice: ThemeChoice };

const MODES = ["system", "dark", "light"] as const;
const THEMES = Object.keys(THEME_NAMES).filter(isThemeId);

/** Previews each choice and reverts it on unmount; saving loads a new document with the server's theme. */
export function ThemePicker({ choice }: ThemePickerProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  const preview = useRef<ReturnType<typeof createThemePreview>>();
  const show = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    preview.current ??= createThemePreview();
    preview.current.show(readThemeChoice(currentTarget));
  };
  useEffect(() => () => preview.current?.undo(), []);

  return (
    <form
      aria-label={t("themes.title")}
      className="theme-picker"
      method="post"
      action={requestPaths.saveTheme}
      autoComplete="off"
      onChange={show}
    >
      <input type="hidden" name="target" value={currentPath} />
      <fieldset className="chips">
        <legend>{t("themes.mode")}</legend>
        {MODES.map((mode) => (
          <label key={mode}>
            <input
              className="visually-hidden"
              type="radio"
              name="mode"
              value={mode}
              defaultChecked={mode === (choice.mode ?? "system")}
            />
            <span className="chip">{t(`themes.${mode}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="theme-actions">
        <Button variant="primary" type="submit">
          {t("themes.save")}
        </Button>
        <Button variant="outline" type="submit" name="reset" value="yes">
          {t("themes.reset")}
        </Button>
      </div>
      <fieldset className="theme-grid">
        <legend>{t("themes.theme")}</legend>
        {THEMES.map((theme) => (
          <ThemeCard key={theme} theme={theme} isChosen={theme === (choice.theme ?? DEFAULT_THEME)} />
        ))}
      </fieldset>
    </form>
  );
}
