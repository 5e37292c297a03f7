import { MAX_STARS } from "~/rules/half-stars";
import { Star } from "./star";

type StarsProps = { stars: number };

export function Stars({ stars }: StarsProps) {
  return (
    <span className="stars" aria-hidden="true">
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star key={index} light={stars >= index + 1 ? "full" : stars > index ? "half" : "none"} />
      ))}
    </span>
  );
}
