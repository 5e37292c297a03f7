import { useEffect } from "react";
import { useCountdown } from "~/browser/use-countdown";
import { usePageRefresh } from "~/browser/use-page-refresh";
import type { CountdownView } from "~/view-models/challenge-time";
import { CountdownNumber } from "./countdown-number";

type ChallengeCountdownProps = { countdown: CountdownView };

/** Placeholders until the browser knows the time. */
const UNKNOWN = (["hours", "minutes", "seconds"] as const).map((unit) => ({ unit, value: 0, share: 0 }));

/** Not a live region: text beside it announces the end. */
export function ChallengeCountdown({ countdown: { endMs, totalMs } }: ChallengeCountdownProps) {
  const { parts, isOver } = useCountdown(endMs, totalMs);
  const refresh = usePageRefresh();

  useEffect(() => {
    if (!isOver) return;
    const leaving = new AbortController();
    void refresh(leaving.signal);
    return () => leaving.abort();
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
