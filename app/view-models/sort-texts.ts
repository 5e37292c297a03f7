import type { TextKey } from "~/i18n/text-keys";

export const GAME_SORT_TEXTS = {
  "total-plays-desc": "list.sortMostPlayed",
  "total-time-played-desc": "list.sortLongestPlayed",
  "release-date-desc": "list.sortNewest",
  "rating-desc": "list.sortBestRated",
} as const satisfies Record<string, TextKey>;

export const CHALLENGE_SORT_TEXTS = {
  newest: "list.sortNewest",
  "ending-soon": "list.sortEndingSoon",
  "players-desc": "list.sortMostPlayers",
} as const satisfies Record<string, TextKey>;
