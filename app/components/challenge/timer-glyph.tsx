import type { LitBars } from "~/rules/time-left";
import sprite from "~/styles/icons.svg";

type TimerGlyphProps = { litBars: LitBars; isUnlit?: boolean };

/** The triplet as a timer: three, two or one bar lit; all of them unlit when time is over. Text beside it says the same. */
export function TimerGlyph({ litBars, isUnlit = false }: TimerGlyphProps) {
  return (
    <svg className={isUnlit ? "gl opacity-[.28]" : "gl"} aria-hidden="true">
      <use href={`${sprite}#t${String(isUnlit ? 3 : litBars)}`} />
    </svg>
  );
}
