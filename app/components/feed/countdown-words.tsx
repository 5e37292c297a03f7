import type { CountdownPart } from "~/rules/countdown";

type CountdownWordsProps = { parts: readonly CountdownPart[] };

/** Time left in the page's language, as its own browser words it: "2 days 4 hr 12 min". Not announced. */
export function CountdownWords({ parts }: CountdownWordsProps) {
  const language = document.documentElement.lang || "en";
  const word = ({ unit, value }: CountdownPart) =>
    new Intl.NumberFormat(language, { style: "unit", unit: unit.slice(0, -1), unitDisplay: "short" }).format(value);
  return (
    <span className="num" aria-hidden="true">
      {parts.map(word).join(" ")}
    </span>
  );
}
