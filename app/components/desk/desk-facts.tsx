import type { FactView } from "~/view-models/studio/build-report";

type DeskFactsProps = { facts: readonly FactView[] };

export function DeskFacts({ facts }: DeskFactsProps) {
  return (
    <dl className="desk-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
