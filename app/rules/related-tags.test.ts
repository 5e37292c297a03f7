import { expect, it } from "vitest";
import { aTag } from "../../tests/fixtures/a-tag";
import { gamesOfTag, relatedTags } from "./related-tags";

const child = (alias: string, parentTagAlias: string | null) => aTag({ alias, parentTagAlias });
const ALL = [
  child("genre", null),
  child("runner", "genre"),
  child("rhythm", "genre"),
  child("publisher", null),
  child("north", "publisher"),
];
const aliasesFor = (tag: { alias: string; parentTagAlias: string | null }) => {
  const { areChildren, tags } = relatedTags(tag, ALL);
  return [areChildren, ...tags.map(({ alias }) => alias)];
};

it("returns a parent's children and a child's siblings", () => {
  expect(aliasesFor({ alias: "genre", parentTagAlias: null })).toEqual([true, "runner", "rhythm"]);
  expect(aliasesFor({ alias: "runner", parentTagAlias: "genre" })).toEqual([false, "rhythm"]);
});

it("returns nothing for a tag without relatives or with a fact", () => {
  expect(aliasesFor({ alias: "odd", parentTagAlias: null })).toEqual([false]);
  expect(aliasesFor({ alias: "publisher", parentTagAlias: null })).toEqual([false]);
  expect(aliasesFor({ alias: "south", parentTagAlias: "publisher" })).toEqual([false]);
});

it("filters multiplayer games by their flag and all others by the tag", () => {
  expect(gamesOfTag("multiplayer")).toEqual({ multiplayer: true });
  expect(gamesOfTag("runner")).toEqual({ tagAlias: ["runner"] });
});
