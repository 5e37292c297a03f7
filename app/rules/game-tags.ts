import type { Game } from "~contract/entities/game";
import type { Tag } from "~contract/entities/tag";

const PLATFORM_PARENT = "pgc";
const PUBLISHER_PARENT = "publisher";

/** Order of labels (docs/product/games.md#tags). */
const PARENT_ORDER = ["genre", "theme", "players-supported"];

const FREE_UNTIL_PREFIX = "date-";
const FREE_FOREVER_TITLE = "forever";

/** `alias` is null for the added Multiplayer label, which may have no page. */
export type TagLabel = Pick<Tag, "title" | "titleTranslations" | "parentTagAlias"> & { alias: string | null };

export type GameTags = {
  labels: TagLabel[];
  freeUntil: Date | null;
  isFreeForever: boolean;
  publisherName: string | null;
};

const MULTIPLAYER: TagLabel = {
  alias: null,
  title: "Multiplayer",
  titleTranslations: {},
  parentTagAlias: "players-supported",
};

/** Splits tags into labels and facts (free until, publisher); adds Multiplayer to a multiplayer game. */
export function gameTags({ tags, multiplayer }: Pick<Game, "tags" | "multiplayer">): GameTags {
  const facts = childrenOf(tags, PLATFORM_PARENT);
  return {
    labels: sortLabels(multiplayer ? withMultiplayer(tags.filter(isLabelTag)) : tags.filter(isLabelTag)),
    freeUntil: firstDate(facts),
    isFreeForever: facts.some(({ title }) => title === FREE_FOREVER_TITLE),
    publisherName: childrenOf(tags, PUBLISHER_PARENT)[0]?.title ?? null,
  };
}

/** False for tags that carry facts. */
export function isLabelTag({ alias, parentTagAlias }: Pick<Tag, "alias" | "parentTagAlias">): boolean {
  const excluded = [PLATFORM_PARENT, PUBLISHER_PARENT];
  return !excluded.includes(alias) && !(parentTagAlias !== null && excluded.includes(parentTagAlias));
}

function withMultiplayer(tags: TagLabel[]): TagLabel[] {
  return tags.some(({ title }) => title === MULTIPLAYER.title) ? tags : [...tags, MULTIPLAYER];
}

function sortLabels(tags: TagLabel[]): TagLabel[] {
  return [...tags].sort((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ parentTagAlias }: TagLabel): number {
  const index = PARENT_ORDER.indexOf(parentTagAlias ?? "");
  return index === -1 ? PARENT_ORDER.length : index;
}

function childrenOf(tags: readonly Tag[], parent: string): Tag[] {
  return tags.filter(({ parentTagAlias }) => parentTagAlias === parent);
}

function firstDate(facts: readonly Tag[]): Date | null {
  const dates = facts
    .filter(({ title }) => title.startsWith(FREE_UNTIL_PREFIX))
    .map(({ title }) => new Date(title.slice(FREE_UNTIL_PREFIX.length)));
  return dates.find((date) => !Number.isNaN(date.getTime())) ?? null;
}
