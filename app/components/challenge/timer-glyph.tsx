import type { LitBars } from "~/rules/time-left";
import sprite from "~/styles/icons.svg";

type TimerGlyphProps = { litBars: LitBars; isUnlit?: boolean };

/** Decorative: text beside it says the same. */
export function TimerGlyph({ litBars, isUnlit = false }: TimerGlyphProps) {
  return (
    <svg className={isUnlit ? "glyph opacity-[.28]" : "glyph"} aria-hidden="true">
      <use href={`${sprite}#t${String(isUnlit ? 3 : litBars)}`} />
    </svg>
  );
}
