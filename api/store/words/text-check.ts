import { count, max } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { refusedWords } from "../../db/schema/refused-words";
import { createWordFinder, type ListedWord, type WordFinder } from "./word-finder";

/** As what is published (docs/decisions/0084-seen-within-ten-seconds.md). */
const MAX_AGE_MS = 10_000;

type KnownWords = { find: WordFinder; stamp: string; checkedAt: number };

const caches = new WeakMap<Database, KnownWords>();

type Fields = Readonly<Record<string, string | null | undefined>>;

/** Refuses a call for a word in one of its fields. Texts that are `stored` already stay as they are. */
export type TextCheck = (fields: Fields, stored?: Fields) => void;

/** Not within a transaction: whatever connection it has, the words are those of the whole database. */
export async function readTextCheck(database: Database): Promise<TextCheck> {
  const find = await readWordFinder(database);
  return (fields, stored = {}) => {
    for (const [fieldName, text] of Object.entries(fields)) {
      const [word] = text && text !== stored[fieldName] ? find(text) : [];
      if (word) throw new ApiFailure("text_refused", { details: { fieldName, message: word.word } });
    }
  };
}

export async function readWordFinder(database: Database): Promise<WordFinder> {
  const cached = caches.get(database);
  const now = performance.now();
  if (cached && now - cached.checkedAt < MAX_AGE_MS) return cached.find;
  const stamp = await readStamp(database);
  const find = cached?.stamp === stamp ? cached.find : createWordFinder(await loadWords(database));
  caches.set(database, { find, stamp, checkedAt: now });
  return find;
}

/** Other processes see a change within ten seconds, this one at once. */
export function forgetWords(database: Database): void {
  caches.delete(database);
}

/** Another one after every change. */
async function readStamp(database: Database): Promise<string> {
  const [row] = await database.select({ words: count(), latest: max(refusedWords.addedAt) }).from(refusedWords);
  return JSON.stringify(row);
}

function loadWords(database: Database): Promise<ListedWord[]> {
  const { list, word, match, comparable } = refusedWords;
  return database.select({ list, word, match, comparable }).from(refusedWords);
}
