/** A letter with its marks; everything else separates words, so that no operator of the search language gets through. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{M}/gu;
const PLAIN_WORD = /^[a-z0-9]*$/;

/** Letters that do not come apart into a Latin one and its marks. */
const LATIN_FOR: Readonly<Record<string, string>> = {
  ...{ ß: "ss", ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ı: "i" },
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "e", ж: "zh", з: "z", и: "i", й: "i", к: "k", л: "l" },
  ...{ м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "c", ч: "ch", ш: "sh" },
  ...{ щ: "sh", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya" },
};

/** The words of a text in lower case, with the marks of their language. */
export function wordsOf(text: string, locale: string): string[] {
  const small = text.normalize("NFKC").toLocaleLowerCase(locale === "tr" ? "tr" : "en");
  // Outside Turkish the small form of İ is an i with a dot above it.
  return small.replaceAll("i\u0307", "i").match(WORD) ?? [];
}

/**
 * The word as somebody types it who has none of the language's letters: without marks, in Latin letters. PostgreSQL
 * cannot be asked for that: what it takes for a letter depends on how the server was set up.
 */
export function foldWord(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  const latin = [...word].map((letter) => LATIN_FOR[letter] ?? letter).join("");
  return latin.normalize("NFD").replaceAll(MARKS, "");
}

/** A name for the name columns of the search tables: folded, each word with a space before it. */
export function foldName(text: string): string {
  const folded = wordsOf(text, "en").map(foldWord).filter(Boolean);
  return folded.map((word) => ` ${word}`).join("");
}

const LEAST_COMPARED = 3;
const MOST_COMPARED = 100;

/** Whether something can be spelled nearly like the folded word: shorter ones are near to everything. */
export function isComparedWord({ length }: string): boolean {
  return length >= LEAST_COMPARED && length <= MOST_COMPARED;
}
