import { randomUUID } from "node:crypto";
import { and, asc, count, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { addRefusedWords, listRefusedWords } from "~contract/calls/desk-words";
import type { CallData } from "~contract/define-call";
import { MAX_LISTED_WORDS, wordList, type WordList, type WordMatch } from "~contract/entities/refused-word";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { refusedWords } from "../../db/schema/refused-words";
import type { Author } from "../drafts/change-content";
import { containsText } from "../drafts/content-filter";
import { countTotal, pageWindowOf, toPagination } from "../paging";
import { recordAudit, type AuditRecord } from "../staff/audit-log";
import { GAP, toComparable } from "./comparable-text";
import { forgetWords } from "./text-check";

/** An arbitrary advisory lock key that nothing else uses: lists have a limit. */
const WORDS_LOCK_KEY = 7_272_757;
/** Shorter ones would refuse nearly everything. */
const MIN_LENGTHS: Record<WordMatch, number> = { WORD: 2, ANYWHERE: 3 };

type Filter = z.output<typeof listRefusedWords.query>;

export async function listWords(
  database: Database,
  { list, search = "", ...pages }: Filter,
): Promise<CallData<typeof listRefusedWords>> {
  const window = pageWindowOf(pages);
  const wanted = and(
    list === undefined ? undefined : eq(refusedWords.list, list),
    search === "" ? undefined : containsText(refusedWords.word, search),
  );
  const { wordId, word, match, addedAt } = refusedWords;
  const rows = await database
    .select({ ...{ wordId, word, match, addedAt }, list: refusedWords.list, username: user.displayUsername })
    .from(refusedWords)
    .leftJoin(user, eq(user.id, refusedWords.addedBy))
    .where(wanted)
    .orderBy(asc(refusedWords.comparable), asc(refusedWords.list))
    .limit(window.pageSize)
    .offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(refusedWords, wanted));
  return {
    words: rows.map(({ addedAt: addedDate, ...row }) => ({ ...row, addedDate: addedDate.toISOString() })),
    counts: await countWords(database),
    pagination: toPagination(window, total),
  };
}

async function countWords(database: Database): Promise<Record<WordList, number>> {
  const rows = await database
    .select({ list: refusedWords.list, words: count() })
    .from(refusedWords)
    .groupBy(refusedWords.list);
  const countOf = (list: WordList) => rows.find((row) => row.list === list)?.words ?? 0;
  const counts = wordList.options.map((list): [WordList, number] => [list, countOf(list)]);
  return Object.fromEntries(counts) as Record<WordList, number>;
}

type NewWords = z.output<typeof addRefusedWords.body>;

export async function addWords(
  database: Database,
  { list, match, words }: NewWords,
  author: Author,
): Promise<CallData<typeof addRefusedWords>> {
  const wanted = distinctWords({ list, match, words });
  const added = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${WORDS_LOCK_KEY})`);
    const stored = await transaction
      .insert(refusedWords)
      .values(
        [...wanted].map(([comparable, word]) => ({
          ...{ wordId: randomUUID(), list, word, comparable, match },
          ...{ addedBy: author.actorId, addedAt: author.now },
        })),
      )
      .onConflictDoNothing()
      .returning({ word: refusedWords.word });
    if (stored.length === 0) return stored;
    const size = await transaction.$count(refusedWords, eq(refusedWords.list, list));
    if (size > MAX_LISTED_WORDS) throw new ApiFailure("words_exhausted", { details: { fieldName: "words" } });
    const added = stored.map(({ word }) => word);
    await record(transaction, { action: "words.added", list, before: null, after: { match, words: added } }, author);
    return stored;
  });
  forgetWords(database);
  return { added: added.length, known: words.length - added.length };
}

/** By how they are compared, in the order in which they were written. */
function distinctWords({ list, match, words }: NewWords): Map<string, string> {
  const distinct = new Map<string, string>();
  for (const word of words) {
    const comparable = toComparable(word, list);
    const length = [...comparable.replaceAll(GAP, "")].length;
    if (length < MIN_LENGTHS[match]) {
      throw new ApiFailure("word_too_short", { details: { fieldName: "words", message: word } });
    }
    if (!distinct.has(comparable)) distinct.set(comparable, word);
  }
  return distinct;
}

export async function removeWord(
  database: Database,
  wordId: string,
  author: Author,
): Promise<{ list: WordList; word: string }> {
  const removed = await database.transaction(async (transaction) => {
    const [row] = await transaction.delete(refusedWords).where(eq(refusedWords.wordId, wordId)).returning();
    if (!row) throw new ApiFailure("word_not_found");
    const { list, word, match } = row;
    await record(transaction, { action: "words.removed", list, before: { match, words: [word] }, after: null }, author);
    return { list, word };
  });
  forgetWords(database);
  return removed;
}

type Change = Pick<AuditRecord, "action" | "before" | "after"> & { list: WordList };

async function record(transaction: Database, { list, ...change }: Change, author: Author): Promise<void> {
  const subject = { kind: "word-list", id: list, name: list } as const;
  await recordAudit(transaction, { ...author, ...change, subject, reason: null });
}
