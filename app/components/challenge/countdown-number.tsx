import type { CSSProperties } from "react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import type { CountdownPart, CountdownUnit } from "~/rules/countdown";

type CountdownNumberProps = { part: CountdownPart };

const UNIT_TEXTS: Record<CountdownUnit, TextKey> = {
  days: "countdown.days",
  hours: "countdown.hours",
  minutes: "countdown.minutes",
  seconds: "countdown.seconds",
};

export function CountdownNumber({ part: { unit, value, share } }: CountdownNumberProps) {
  const t = useText();
  const left: CSSProperties & Record<"--level", string> = { "--level": `${String(share)}%` };
  return (
    <div style={left}>
      <span className="numeral">{String(value).padStart(2, "0")}</span>
      <small>{t(UNIT_TEXTS[unit], { count: value })}</small>
    </div>
  );
}
