// @ts-check

const PAIRS = "áa àa âa ãa äa ąa çc ćc ée êe ęe ğg íi ıi łl ñn ńn óo ôo õo öo śs şs ßs úu üu źz żz ёе";
/** @type {ReadonlyMap<string, string>} */
const BASES = new Map(PAIRS.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** @param {string} letter @param {string} locale */
const lower = (letter, locale) => letter.normalize("NFC").toLocaleLowerCase(locale);

/** Strips accents; separate letters such as the Russian й stay. @param {string} letter */
export const baseOf = (letter) => BASES.get(letter) ?? letter;

/**
 * Ignores case; accents count unless base letters are accepted.
 * @param {string} expected @param {string} typed
 * @param {{ locale: string, acceptsBase: boolean }} rules
 */
export const isSameLetter = (expected, typed, { locale, acceptsBase }) => {
  const letter = lower(typed, locale);
  return letter === expected || (acceptsBase && baseOf(letter) === baseOf(expected));
};

/** @param {readonly string[]} words */
export const hasAccents = (words) => words.some((word) => [...word].some((letter) => baseOf(letter) !== letter));
