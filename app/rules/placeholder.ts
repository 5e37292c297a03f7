const START = "~own.";

/** Makes the placeholder of one value of the player, such as "user.email" or "favorite.game.<id>". */
export type PlaceholderOf = (name: string) => string;

/**
 * Placeholders stand for the player's own values in a page template, which is rendered for all players
 * (docs/decisions/0125-page-templates.md). They are the same in HTML, JSON and URLs.
 * @param secret Letters and digits that nobody can guess: content must not contain placeholders.
 */
export function createPlaceholders(secret: string): PlaceholderOf {
  return (name) => `${START}${secret}.${name}~`;
}

/** True on the server alone: browsers get pages with the values in place. */
export function isPlaceholder(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(START);
}

/** The text before the markup of an option, and after the last one. */
export function optionMark(placeholder: string, option: number | "end"): string {
  return `${placeholder.slice(0, -1)}:${String(option)}~`;
}

/** Finds placeholders and the marks of their options: groups `name` and `option`. */
export function placeholderPattern(secret: string): RegExp {
  return new RegExp(`~own\\.${secret}\\.(?<name>[\\w.-]+)(?::(?<option>\\d+|end))?~`, "g");
}
