import type { FactView } from "~/view-models/game-facts";
import { Stars } from "./stars";

type GameFactsProps = { facts: readonly FactView[] };

export function GameFacts({ facts }: GameFactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, href, stars, was }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {stars !== null && <Stars stars={stars} />}
            {was !== null && <s>{was}</s>}
            {href === null ? (
              value
            ) : (
              <a className="text-link" href={href} rel="nofollow noopener" target="_blank">
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
