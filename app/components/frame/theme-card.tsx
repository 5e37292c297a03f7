import type { Mode } from "~/rules/theme-choice";
import { THEME_NAMES, type ThemeId } from "~/rules/theme-names";
import { PlayGlyph } from "../ui/play-glyph";

type ThemeCardProps = { theme: ThemeId; isChosen: boolean };

const MODES: readonly Mode[] = ["dark", "light"];

const SWATCHES = [
  ...["--color-primary-darker", "--color-primary", "--color-primary-lighter"],
  ...[
    "--neutral-00",
    "--neutral-10",
    "--neutral-20",
    "--neutral-30",
    "--neutral-40",
    "--neutral-50",
    "--neutral-60",
    "--neutral-70",
    "--neutral-80",
    "--neutral-90",
    "--neutral-100",
  ],
];

export function ThemeCard({ theme, isChosen }: ThemeCardProps) {
  return (
    <label>
      <input className="visually-hidden" type="radio" name="theme" value={theme} defaultChecked={isChosen} />
      <span className="theme-card">
        <span className="theme-card-name">{THEME_NAMES[theme]}</span>
        {MODES.map((mode) => (
          <ThemeSample key={mode} theme={theme} mode={mode} />
        ))}
      </span>
    </label>
  );
}

function ThemeSample({ theme, mode }: { theme: ThemeId; mode: Mode }) {
  return (
    <span className="theme-card-sample" data-theme={theme} data-mode={mode} aria-hidden="true">
      <span className="play-button">
        <i>
          <PlayGlyph />
        </i>
      </span>
      <b>Aa</b>
      <span className="muted">Aa</span>
      <span className="theme-swatches">
        {SWATCHES.map((slot) => (
          <i key={slot} style={{ background: `var(${slot})` }} />
        ))}
      </span>
    </span>
  );
}
