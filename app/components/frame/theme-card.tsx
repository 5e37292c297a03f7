import type { Mode } from "~/rules/theme-choice";
import { THEME_NAMES, type ThemeId } from "~/rules/theme-names";
import { PlayGlyph } from "../ui/play-glyph";

type ThemeCardProps = { theme: ThemeId; isChosen: boolean };

const MODES: readonly Mode[] = ["dark", "light"];

const SWATCHES = [
  ...["--pri-d", "--pri", "--pri-l"],
  ...["--n00", "--n10", "--n20", "--n30", "--n40", "--n50", "--n60", "--n70", "--n80", "--n90", "--n100"],
];

export function ThemeCard({ theme, isChosen }: ThemeCardProps) {
  return (
    <label>
      <input className="vh" type="radio" name="theme" value={theme} defaultChecked={isChosen} />
      <span className="tc">
        <span className="tc-n">{THEME_NAMES[theme]}</span>
        {MODES.map((mode) => (
          <ThemeSample key={mode} theme={theme} mode={mode} />
        ))}
      </span>
    </label>
  );
}

function ThemeSample({ theme, mode }: { theme: ThemeId; mode: Mode }) {
  return (
    <span className="tc-s" data-theme={theme} data-mode={mode} aria-hidden="true">
      <span className="play">
        <i>
          <PlayGlyph />
        </i>
      </span>
      <b>Aa</b>
      <span className="mut">Aa</span>
      <span className="sw">
        {SWATCHES.map((slot) => (
          <i key={slot} style={{ background: `var(${slot})` }} />
        ))}
      </span>
    </span>
  );
}
