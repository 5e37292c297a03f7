import * as z from "zod";

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/**
 * A text that editors write in several languages.
 * @param maxLength Characters of each text.
 * @returns The schema: English, and the other languages that are filled in; English stands in for the others.
 */
export function localizedContent(maxLength: number) {
  const other = text(maxLength).exactOptional();
  return z.strictObject({
    ...{ en: text(maxLength), de: other, es: other, pl: other, "pt-br": other, ru: other, tr: other },
  });
}

/**
 * A text that may be missing in every language.
 * @param maxLength Characters of each text.
 * @returns The schema: the languages that are filled in.
 */
export function optionalLocalizedContent(maxLength: number) {
  return localizedContent(maxLength).extend({ en: text(maxLength).exactOptional() });
}
