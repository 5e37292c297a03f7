import { expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { CHALLENGE_SORT_TEXTS, GAME_SORT_TEXTS } from "./sort-texts";

const { t } = aViewContext({ locale: "de" });
const translated = (texts: Record<string, Parameters<typeof t>[0]>) =>
  Object.entries(texts).map(([value, key]) => [value, t(key)]);

it("has texts for the sort orders of games", () => {
  expect(translated(GAME_SORT_TEXTS)).toEqual([
    ["total-plays-desc", "Am meisten gespielt"],
    ["total-time-played-desc", "Am längsten gespielt"],
    ["release-date-desc", "Neueste"],
    ["rating-desc", "Am besten bewertet"],
  ]);
});

it("has texts for the sort orders of challenges", () => {
  expect(translated(CHALLENGE_SORT_TEXTS)).toEqual([
    ["newest", "Neueste"],
    ["ending-soon", "Bald zu Ende"],
    ["players-desc", "Meiste Spieler"],
  ]);
});
