export type DescriptionPart = { text: string; href: string | null };
export type DescriptionParagraph = readonly DescriptionPart[];

const INVISIBLE = /[\s\u200b-\u200f\u2060\ufeff]/g;
const LINK = /https?:\/\/[^\s<>"]+/g;
/** Signs that end a sentence and hardly ever an address. */
const TRAILING_SIGNS = /[.,;:!?)\]'’]+$/;

/**
 * A long description as it may be shown: blank or zero-width-only text is empty, underscores that were escaped inside
 * links are restored (spec section 5).
 */
export function cleanDescription(description: string | null): string {
  if (!description || description.replace(INVISIBLE, "") === "") return "";
  return description.replace(LINK, (link) => link.replace(/\\_/g, "_")).trim();
}

/** Plain paragraphs, parted by blank lines, whose bare http(s) addresses are links; nothing else is interpreted. */
export function descriptionParagraphs(description: string | null): DescriptionParagraph[] {
  return cleanDescription(description)
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => toParts(paragraph.trim()))
    .filter((parts) => parts.length > 0);
}

function toParts(paragraph: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(LINK)) {
    const address = match[0].replace(TRAILING_SIGNS, "");
    if (!URL.canParse(address)) continue;
    parts.push({ text: paragraph.slice(end, match.index), href: null }, { text: address, href: address });
    end = match.index + address.length;
  }
  parts.push({ text: paragraph.slice(end), href: null });
  return parts.filter((part) => part.text !== "");
}
