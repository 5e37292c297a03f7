import { type CSSProperties, useEffect } from "react";
import { useCountdown } from "~/browser/use-countdown";
import { usePageRefresh } from "~/browser/use-page-refresh";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import type { CountdownPart, CountdownUnit } from "~/rules/countdown";
import type { CountdownView } from "~/view-models/challenge-time";

const UNIT_TEXTS: Record<CountdownUnit, TextKey> = {
  days: "countdown.days",
  hours: "countdown.hours",
  minutes: "countdown.minutes",
  seconds: "countdown.seconds",
};

type ChallengeCountdownProps = { countdown: CountdownView };

/** Placeholders until the browser has the time. */
const UNKNOWN = (["hours", "minutes", "seconds"] as const).map((unit) => ({ unit, value: 0, share: 0 }));

/** Not a live region: the adjacent text announces the end. */
export function ChallengeCountdown({ countdown: { endMs, totalMs } }: ChallengeCountdownProps) {
  const { parts, isOver } = useCountdown(endMs, totalMs);
  const refresh = usePageRefresh();

  useEffect(() => {
    if (!isOver) return;
    const controller = new AbortController();
    void refresh(controller.signal);
    return () => controller.abort();
  }, [isOver, refresh]);

  if (isOver) return null;
  return (
    <div className={parts ? "countdown" : "countdown invisible"} aria-hidden="true">
      {(parts ?? UNKNOWN).map((part) => (
        <CountdownNumber key={part.unit} part={part} />
      ))}
    </div>
  );
}

type CountdownNumberProps = { part: CountdownPart };

function CountdownNumber({ part: { unit, value, share } }: CountdownNumberProps) {
  const t = useText();
  const style: CSSProperties & Record<"--level", string> = { "--level": `${String(share)}%` };
  return (
    <div style={style}>
      <span className="numeral">{String(value).padStart(2, "0")}</span>
      <small>{t(UNIT_TEXTS[unit], { count: value })}</small>
    </div>
  );
}
