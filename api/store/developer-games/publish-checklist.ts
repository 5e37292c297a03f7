import type { AgeRating } from "~contract/entities/game-details";
import type { ErrorCode } from "~contract/error-codes";

type Facts = {
  ageRating: AgeRating;
  description: string;
  platforms: readonly string[];
};
type PublishFacts = Facts & { hasRelease: boolean; hasCover: boolean; hasRights: boolean };

/** What a published game cannot be without (docs/product/releases.md#what-publishing-needs). */
export function missingFacts({ ageRating, description, platforms }: Facts): ErrorCode[] {
  return chosen([
    [ageRating === "NOT_SET", "age_rating_not_set"],
    [description === "", "game_description_empty"],
    [platforms.length === 0, "no_platforms_added"],
  ]);
}

export function missingForPublishing(facts: PublishFacts): ErrorCode[] {
  return [
    ...chosen([[!facts.hasRelease, "no_release_for_track"]]),
    ...missingFacts(facts),
    ...chosen([
      [!facts.hasCover, "missing_game_covers"],
      [!facts.hasRights, "rights_not_declared"],
    ]),
  ];
}

function chosen(checks: readonly (readonly [isMissing: boolean, code: ErrorCode])[]): ErrorCode[] {
  return checks.flatMap(([isMissing, code]) => (isMissing ? [code] : []));
}
