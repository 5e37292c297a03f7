const INVISIBLE = /[\s\u200b-\u200f\u2060\ufeff]/g;
const LINK = /https?:\/\/[^\s<>"]+/g;

/** Empty for blank or zero-width text; unescapes underscores in links (docs/product/games.md#description). */
export function cleanDescription(description: string | null): string {
  if (!description || description.replace(INVISIBLE, "") === "") return "";
  return description.replace(LINK, (link) => link.replace(/\\_/g, "_")).trim();
}
