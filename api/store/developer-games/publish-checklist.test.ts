import { describe, expect, it } from "vitest";
import { missingFacts, missingForPublishing } from "./publish-checklist";

const READY = {
  ageRating: "EVERYONE" as const,
  description: "Lands on time.",
  platforms: ["DESKTOP"],
  hasRelease: true,
  hasCover: true,
  hasRights: true,
};

describe("missingForPublishing", () => {
  it("finds nothing missing when all is there", () => {
    expect(missingForPublishing(READY)).toEqual([]);
  });

  it.each([
    [{ hasRelease: false }, "no_release_for_track"],
    [{ ageRating: "NOT_SET" as const }, "age_rating_not_set"],
    [{ description: "" }, "game_description_empty"],
    [{ platforms: [] }, "no_platforms_added"],
    [{ hasCover: false }, "missing_game_covers"],
    [{ hasRights: false }, "rights_not_declared"],
  ])("with %j says %s", (change, code) => {
    expect(missingForPublishing({ ...READY, ...change })).toEqual([code]);
  });

  it("says all at once", () => {
    const nothing = { ageRating: "NOT_SET" as const, description: "", platforms: [] };
    const missing = missingForPublishing({ ...nothing, hasRelease: false, hasCover: false, hasRights: false });
    expect(missing).toEqual([
      "no_release_for_track",
      "age_rating_not_set",
      "game_description_empty",
      "no_platforms_added",
      "missing_game_covers",
      "rights_not_declared",
    ]);
  });
});

describe("missingFacts", () => {
  it("looks at what can be changed of a published game", () => {
    expect(missingFacts(READY)).toEqual([]);
    expect(missingFacts({ ...READY, platforms: [], description: "" })).toEqual([
      "game_description_empty",
      "no_platforms_added",
    ]);
  });
});
