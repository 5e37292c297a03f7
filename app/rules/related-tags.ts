import type { Tag } from "~contract/entities/tag";

/** The tag that stands for all games for several players; it is asked for as `multiplayer`. */
const MULTIPLAYER_ALIAS = "multiplayer";

/** No tag has a longer name in addresses. */
export const MAX_TAG_ALIAS_LENGTH = 100;

/** What a list of games is asked for to show a tag: the multiplayer flag instead of the tag where the tag means it. */
export function gamesOfTag(alias: string): { multiplayer: true } | { tagAlias: [string] } {
  return alias === MULTIPLAYER_ALIAS ? { multiplayer: true } : { tagAlias: [alias] };
}

/** Parents that carry facts instead of labels; they and their children are never shown (docs/product/games.md#tags). */
const HIDDEN_PARENTS = ["pgc", "publisher"];

/**
 * Where a tag leads on: to its children where it has any, else to the others of its parent. Tags that carry facts
 * instead of labels lead nowhere and nothing leads to them.
 */
export function relatedTags(tag: Pick<Tag, "alias" | "parentTagAlias">, all: readonly Tag[]) {
  const childrenOf = (alias: string) => (HIDDEN_PARENTS.includes(alias) ? [] : all.filter(isChildOf(alias)));
  const children = childrenOf(tag.alias);
  if (children.length > 0) return { areChildren: true, tags: children };
  const siblings = tag.parentTagAlias === null ? [] : childrenOf(tag.parentTagAlias);
  return { areChildren: false, tags: siblings.filter(({ alias }) => alias !== tag.alias) };
}

function isChildOf(parent: string) {
  return ({ parentTagAlias }: Tag) => parentTagAlias === parent;
}
