import { describe, expect, it } from "vitest";
import { anAchievement } from "../../tests/fixtures/an-achievement";
import { editAchievements, moveDown, moveUp, putAchievement, remove } from "./achievement-draft";

const LIST = ["a", "b", "c"].map((key) => anAchievement({ key }));
const keysOf = (list: typeof LIST) => list.map(({ key }) => key).join("");

describe("editing achievements", () => {
  it("puts one in its place or at the end", () => {
    expect(putAchievement(LIST, anAchievement({ key: "b", points: 50 })).map(({ points }) => points)).toEqual([
      10, 50, 10,
    ]);
    expect(keysOf(putAchievement(LIST, anAchievement({ key: "d" })))).toBe("abcd");
  });

  it.each([
    ["a", moveUp, "abc"],
    ["c", moveUp, "acb"],
    ["a", moveDown, "bac"],
    ["c", moveDown, "abc"],
    ["b", remove, "ac"],
    ["x", remove, "abc"],
  ])("changes %s", (key, edit, keys) => {
    expect(keysOf(editAchievements(LIST, key, edit))).toBe(keys);
  });
});
