// @ts-check
import { createRandom } from "../kit/random.js";

const LISTS = {
  de: () => import("./words/de.js"),
  en: () => import("./words/en.js"),
  es: () => import("./words/es.js"),
  pl: () => import("./words/pl.js"),
  "pt-br": () => import("./words/pt-br.js"),
  ru: () => import("./words/ru.js"),
  tr: () => import("./words/tr.js"),
};

export const LOCALES = /** @type {(keyof typeof LISTS)[]} */ (Object.keys(LISTS));

/** English is the fallback. @param {string} locale @returns {Promise<readonly string[]>} */
export const loadWords = async (locale) => {
  const supportedLocale = LOCALES.find((candidate) => candidate === locale) ?? "en";
  const { WORDS } = await LISTS[supportedLocale]();
  return WORDS;
};

/** No repetitions. @param {readonly string[]} words @param {number} seed @param {number} count */
export const dealWords = (words, seed, count) => {
  const random = createRandom(seed);
  const deck = [...words];
  for (let index = 0; index < Math.min(count, deck.length); index++) {
    const other = random.int(index, deck.length - 1);
    [deck[index], deck[other]] = [deck[other] ?? "", deck[index] ?? ""];
  }
  return deck.slice(0, count);
};
