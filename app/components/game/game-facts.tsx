import type { FactView } from "~/view-models/game-page";
import { Icon } from "../ui/icon";

type GameFactsProps = { facts: readonly FactView[] };

export function GameFacts({ facts }: GameFactsProps) {
  return (
    <div className="panel">
      <dl className="facts">
        {facts.map(({ label, value, isRating }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isRating ? "row" : undefined}>
              {isRating && <Icon name="star" size="small" />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
