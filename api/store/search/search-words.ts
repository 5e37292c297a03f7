/** All other characters separate words, so that no operator of the query language gets through. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{M}/gu;
const PLAIN_WORD = /^[a-z0-9]*$/;

/** Letters that NFD does not decompose into a Latin letter and its marks. */
const LATIN_FOR: Readonly<Record<string, string>> = {
  ...{ ß: "ss", ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i" },
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "e", ж: "zh", з: "z", и: "i", й: "i", к: "k", л: "l" },
  ...{ м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "c", ч: "ch", ш: "sh" },
  ...{ щ: "sh", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya" },
};

export function wordsOf(text: string, locale: string): string[] {
  const lowerCase = text.normalize("NFKC").toLocaleLowerCase(locale === "tr" ? "tr" : "en");
  // Outside Turkish, İ becomes an i with a combining dot.
  return lowerCase.replaceAll("i\u0307", "i").match(WORD) ?? [];
}

/** Done here because PostgreSQL's notion of a letter depends on the server's locale. */
export function foldWord(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  const latin = [...word].map((letter) => LATIN_FOR[letter] ?? letter).join("");
  return latin.normalize("NFD").replaceAll(MARKS, "");
}

/** Each word starts with a space, for the "% word%" lookup. */
export function foldName(text: string): string {
  const folded = wordsOf(text, "en").map(foldWord).filter(Boolean);
  return folded.map((word) => ` ${word}`).join("");
}

const MIN_COMPARED_LENGTH = 3;
const MAX_COMPARED_LENGTH = 100;

/** Shorter words are similar to everything. */
export function isComparedWord({ length }: string): boolean {
  return length >= MIN_COMPARED_LENGTH && length <= MAX_COMPARED_LENGTH;
}
