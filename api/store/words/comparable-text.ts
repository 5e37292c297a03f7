import type { WordList } from "~contract/entities/refused-word";
import { LOOK_ALIKES, OTHER_LATIN, SAME_IN_CYRILLIC, SIGNS } from "./look-alikes";

/** More than any contract lets in. */
const MAX_COMPARED_LENGTH = 20_000;
/** Stands between words. */
export const GAP = " ";
/** In Turkish words, whose writers tell it apart from ı. */
const DOTTED_I = "İ";
const DOTLESS_I = "ı";

/** One letter, digit or gap of a text. */
export type Sign = {
  /** What it may be read as; the first is how it stands in a refused word. */
  options: string;
  isStartOfWord: boolean;
  isEndOfWord: boolean;
  /** In a word that is plainly Cyrillic, so that a Latin one is not meant. */
  isCyrillic: boolean;
};

const GAP_SIGN: Sign = { options: GAP, isStartOfWord: false, isEndOfWord: false, isCyrillic: false };

/** "!" and "|" only between letters: they end sentences otherwise. */
const PIECES = /(?:[\p{L}\p{N}@$]|(?<=[\p{L}\p{N}@$])[!|](?=[\p{L}\p{N}@$]))+/gu;
const IGNORABLE = /[\p{Mn}\p{Me}\p{DI}]/gu;

/**
 * A text as refused words are compared with it (docs/product/moderation.md#how-texts-are-compared).
 * @returns Its signs, with a gap between two words; letters that stand alone follow each other without one.
 */
export function toSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  let wasSingle = false;
  for (const [piece] of unify(text).matchAll(PIECES)) {
    const isSingle = isOneLetter(piece);
    if (signs.length > 0 && !(wasSingle && isSingle)) signs.push(GAP_SIGN);
    for (const sign of signsOf(piece)) signs.push(sign);
    wasSingle = isSingle;
  }
  return signs;
}

/**
 * A refused word as texts are compared with it.
 * @param list Turkish words tell i and ı apart.
 */
export function toComparable(word: string, list: WordList): string {
  const isTurkish = list === "tr";
  const signs = toSigns(isTurkish ? word.toLocaleLowerCase("tr") : word);
  const letterOf = ({ options }: Sign) => (isTurkish && options.endsWith(DOTTED_I) ? DOTTED_I : [...options][0]);
  return signs.map(letterOf).join("");
}

/** Compatible forms are one; letters are small and without accents. */
function unify(text: string): string {
  const composed = text.slice(0, MAX_COMPARED_LENGTH).normalize("NFKC").toLowerCase();
  // Some letters stand for a whole sentence.
  const plain = composed.normalize("NFKD").replace(IGNORABLE, "").slice(0, MAX_COMPARED_LENGTH);
  return plain.replace(/\P{ASCII}/gu, (letter) => OTHER_LATIN[letter] ?? letter);
}

/** "b", and "bb" as well. */
function isOneLetter(piece: string): boolean {
  const [first = "", ...others] = piece;
  return /[\p{L}@$]/u.test(first) && others.every((letter) => letter === first);
}

function signsOf(piece: string): Sign[] {
  const letters = [...piece];
  const hasLetters = /\p{L}/u.test(piece);
  const isCyrillic = isPlainlyCyrillic(piece);
  const { start, end } = coreOf(letters);
  const last = letters.length - 1;
  return letters.map((letter, index) => ({
    ...{ options: optionsOf(letter, hasLetters), isCyrillic },
    isStartOfWord: index === 0 || index === start || index === end,
    isEndOfWord: index === last || index === end - 1 || index === start - 1,
  }));
}

function isPlainlyCyrillic(piece: string): boolean {
  const cyrillic = piece.replace(/\P{Script=Cyrillic}/gu, "");
  return cyrillic !== "" && !/\p{Script=Latin}/u.test(piece) && !SAME_IN_CYRILLIC.test(cyrillic);
}

const isDigit = (letter: string | undefined) => letter !== undefined && /\p{N}/u.test(letter);

/** Digits at the edges belong to a word or not: "ada1815" is "ada" as well. */
function coreOf(letters: readonly string[]): { start: number; end: number } {
  let start = 0;
  let end = letters.length;
  while (start < end && isDigit(letters[start])) start += 1;
  while (end > start && isDigit(letters[end - 1])) end -= 1;
  return { start, end };
}

/** Digits without letters are a number: "455" is no word. */
function optionsOf(letter: string, hasLetters: boolean): string {
  if (letter === DOTLESS_I) return "i";
  const signs = isDigit(letter) && !hasLetters ? "" : (SIGNS[letter] ?? "");
  const options = signs + (LOOK_ALIKES[letter] ?? letter);
  return options.includes("i") ? options + DOTTED_I : options;
}
