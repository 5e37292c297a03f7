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

it("leads from a parent to its children, and from a child to its siblings", () => {
  expect(aliasesFor({ alias: "genre", parentTagAlias: null })).toEqual([true, "runner", "rhythm"]);
  expect(aliasesFor({ alias: "runner", parentTagAlias: "genre" })).toEqual([false, "rhythm"]);
});

it("leads nowhere from a tag that stands alone or carries a fact", () => {
  expect(aliasesFor({ alias: "odd", parentTagAlias: null })).toEqual([false]);
  expect(aliasesFor({ alias: "publisher", parentTagAlias: null })).toEqual([false]);
  expect(aliasesFor({ alias: "south", parentTagAlias: "publisher" })).toEqual([false]);
});

it("asks for multiplayer games by their flag and for all others by the tag", () => {
  expect(gamesOfTag("multiplayer")).toEqual({ multiplayer: true });
  expect(gamesOfTag("runner")).toEqual({ tagAlias: ["runner"] });
});
