import { seedId } from "./deterministic-ids";
import { seedText, type SeedTextKey } from "./texts";

/** Parents first, because children reference them. */
const PARENT_ALIASES = ["genre", "theme", "players-supported"] as const;

/** In display order; lists show a game's first genre. */
const CHILDREN = [
  { parent: "genre", alias: "runner", icon: "footprints" },
  { parent: "genre", alias: "rhythm", icon: "music" },
  { parent: "genre", alias: "physics", icon: "target" },
  { parent: "genre", alias: "memory", icon: "brain" },
  { parent: "genre", alias: "puzzle", icon: "puzzle" },
  { parent: "genre", alias: "logic", icon: "lightbulb" },
  { parent: "genre", alias: "strategy", icon: "swords" },
  { parent: "genre", alias: "shooter", icon: "rocket" },
  { parent: "genre", alias: "brick-breaker", icon: "brick-wall" },
  { parent: "genre", alias: "snake", icon: "worm" },
  { parent: "genre", alias: "typing", icon: "type" },
  { parent: "genre", alias: "arcade", icon: "zap" },
  { parent: "theme", alias: "cosy", icon: "heart" },
  { parent: "theme", alias: "one-button", icon: "keyboard" },
  { parent: "theme", alias: "short-session", icon: "clock" },
  { parent: "theme", alias: "nature", icon: "sparkles" },
  { parent: "theme", alias: "space", icon: "star" },
  { parent: "theme", alias: "food", icon: "soup" },
  { parent: "theme", alias: "animals", icon: "paw-print" },
  { parent: "players-supported", alias: "single-player", icon: "user" },
  { parent: "players-supported", alias: "2-players", icon: "users" },
] as const;

export type TagAlias = (typeof CHILDREN)[number]["alias"];
export type ParentAlias = (typeof PARENT_ALIASES)[number];

/** The portal draws its own icon of the same name. */
export function iconPath(name: string): string {
  return `/media/icons/${name}.svg`;
}

export function tagId(alias: TagAlias | ParentAlias): string {
  return seedId(`tag:${alias}`);
}

export function tagAliasesOf(parent: ParentAlias): TagAlias[] {
  return CHILDREN.filter((tag) => tag.parent === parent).map((tag) => tag.alias);
}

function toRow(alias: TagAlias | ParentAlias, position: number) {
  const textKey: SeedTextKey = `tag.${alias}`;
  return { tagId: tagId(alias), alias, title: seedText(textKey), displayOrder: position };
}

export const DEMO_TAGS = [
  ...PARENT_ALIASES.map((alias, position) => ({ ...toRow(alias, position), icon: null, parentTagId: null })),
  ...CHILDREN.map(({ alias, parent, icon }, position) => ({
    ...toRow(alias, PARENT_ALIASES.length + position),
    icon: iconPath(icon),
    parentTagId: tagId(parent),
  })),
];
