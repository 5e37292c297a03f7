import type { Tag } from "~contract/entities/tag";

/** The API has a `multiplayer` parameter instead of this tag. */
const MULTIPLAYER_ALIAS = "multiplayer";

export const MAX_TAG_ALIAS_LENGTH = 100;

/** API filter for games with a tag. */
export function gamesOfTag(alias: string): { multiplayer: true } | { tagAlias: [string] } {
  return alias === MULTIPLAYER_ALIAS ? { multiplayer: true } : { tagAlias: [alias] };
}

/** Parents of facts, which are never shown as labels (docs/product/games.md#tags). */
const HIDDEN_PARENTS = ["pgc", "publisher"];

/** The tag's children, else its siblings; none for tags that carry facts. */
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
