import { useCallback, useSyncExternalStore } from "react";
import { lastTick, remainingMinutes, subscribeToClock } from "~/browser/challenge-clock";
import { useText } from "~/i18n/use-text";
import type { LitBars } from "~/rules/time-left";
import sprite from "~/styles/icons.svg";
import type { ChallengeTimer } from "~/view-models/challenge-time";

type CardTimerProps = { timer: ChallengeTimer };

/** Shows the server's text first, for hydration, then the browser's clock. */
export function CardTimer({ timer }: CardTimerProps) {
  const t = useText();
  const { endsAtMs } = timer;
  const subscribe = useCallback((notify: () => void) => subscribeToClock(endsAtMs, notify), [endsAtMs]);
  const minutes = useSyncExternalStore(
    subscribe,
    () => remainingMinutes(endsAtMs),
    () => null,
  );
  const tick = minutes === null ? null : lastTick();
  const { litBars, isOver, text } = tick && endsAtMs !== null ? tick.formatTimer(endsAtMs, tick.nowMs, t) : timer;
  return (
    <span className="notch notch--bottom-left">
      <TimerGlyph litBars={litBars} isUnlit={isOver} />
      {text}
    </span>
  );
}

type TimerGlyphProps = { litBars: LitBars; isUnlit?: boolean };

/** Decorative: the adjacent text has the same content. */
function TimerGlyph({ litBars, isUnlit = false }: TimerGlyphProps) {
  return (
    <svg className={isUnlit ? "glyph opacity-[.28]" : "glyph"} aria-hidden="true">
      <use href={`${sprite}#t${String(isUnlit ? 3 : litBars)}`} />
    </svg>
  );
}
