import { useCallback, useSyncExternalStore } from "react";
import { subscribeToClock, lastTick, minutesLeft } from "~/browser/challenge-clock";
import { useText } from "~/i18n/use-text";
import type { ChallengeTimer } from "~/view-models/challenge-timer";
import { TimerGlyph } from "./timer-glyph";

type CardTimerProps = { timer: ChallengeTimer };

/** Shows the server's text first, for hydration, then the browser's clock. */
export function CardTimer({ timer }: CardTimerProps) {
  const t = useText();
  const { endsAtMs } = timer;
  const follow = useCallback((tell: () => void) => subscribeToClock(endsAtMs, tell), [endsAtMs]);
  const minutes = useSyncExternalStore(
    follow,
    () => minutesLeft(endsAtMs),
    () => null,
  );
  const stroke = minutes === null ? null : lastTick();
  const { litBars, isOver, text } = stroke && endsAtMs !== null ? stroke.word(endsAtMs, stroke.nowMs, t) : timer;
  return (
    <span className="notch notch--bottom-left">
      <TimerGlyph litBars={litBars} isUnlit={isOver} />
      {text}
    </span>
  );
}
