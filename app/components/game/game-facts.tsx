import { MAX_STARS } from "~/rules/game-facts";
import type { FactView } from "~/view-models/game-facts";
import { Icon } from "../ui/icon";

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

type StarsProps = { stars: number };

function Stars({ stars }: StarsProps) {
  return (
    <span className="stars" aria-hidden="true">
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star key={index} light={stars >= index + 1 ? "full" : stars > index ? "half" : "none"} />
      ))}
    </span>
  );
}

type StarProps = { light: "full" | "half" | "none" };

function Star({ light }: StarProps) {
  if (light !== "half") return <Icon name="star" size="small" className={light === "full" ? "star--lit" : ""} />;
  return (
    <span className="star--half">
      <Icon name="star" size="small" />
      <Icon name="star" size="small" className="star--lit" />
    </span>
  );
}
