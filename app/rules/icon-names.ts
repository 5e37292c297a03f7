/** Names of lucide; scripts/build-icon-sprite.mjs builds the sprite. */
export const OUTLINE_ICONS = [
  ...["arrow-right", "arrow-up", "arrow-up-right", "bell", "brain", "brick-wall", "calendar", "check"],
  ...[
    "chevron-down",
    "chevron-left",
    "chevron-right",
    "circle-check",
    "circle-user-round",
    "circle-x",
    "clock",
    "compass",
  ],
  ...["ellipsis", "flag", "footprints", "gamepad-2", "gift", "hammer", "heart", "house"],
  ...["info", "keyboard", "layers", "lightbulb", "list-checks", "log-out", "maximize", "menu"],
  ...["messages-square", "minimize", "monitor", "music", "panel-left", "paw-print", "plus", "puzzle"],
  ...["refresh-cw", "rocket", "search", "settings", "share-2", "shopping-bag", "soup", "sparkles"],
  ...["star", "store", "swords", "target", "triangle-alert", "trophy", "type", "user"],
  ...["users", "volume-2", "volume-x", "wifi-off", "worm", "x", "zap"],
] as const;

/** Own glyphs: cr, cg and cb are currency bars, t1 to t3 timer bars. */
export const OWN_GLYPHS = ["mark", "cr", "cg", "cb", "t1", "t2", "t3", "podium"] as const;

export type IconName = (typeof OUTLINE_ICONS)[number] | (typeof OWN_GLYPHS)[number];

export const DEFAULT_ICON: IconName = "layers";

export function isIconName(value: string): value is IconName {
  return [...OUTLINE_ICONS, ...OWN_GLYPHS].some((name) => name === value);
}
