const INVISIBLE = /[\s\u200b-\u200f\u2060\ufeff]/g;
const LINK = /https?:\/\/[^\s<>"]+/g;

/**
 * A long description as it may be shown: blank or zero-width-only text is empty, underscores that were escaped inside
 * links are restored (docs/product/games.md#description).
 */
export function cleanDescription(description: string | null): string {
  if (!description || description.replace(INVISIBLE, "") === "") return "";
  return description.replace(LINK, (link) => link.replace(/\\_/g, "_")).trim();
}
