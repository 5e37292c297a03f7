import type { CountdownPart } from "~/rules/countdown";

type CountdownWordsProps = { parts: readonly CountdownPart[] };

export function CountdownWords({ parts }: CountdownWordsProps) {
  const language = document.documentElement.lang || "en";
  const word = ({ unit, value }: CountdownPart) =>
    new Intl.NumberFormat(language, { style: "unit", unit: unit.slice(0, -1), unitDisplay: "short" }).format(value);
  return (
    <span className="numeral" aria-hidden="true">
      {parts.map(word).join(" ")}
    </span>
  );
}
