import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { checkedPlace, MAX_WORD_LENGTH, refusedWord, wordList, wordMatch } from "../entities/refused-word";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

export const MAX_ADDED_WORDS = 200;
export const MAX_TESTED_LENGTH = 4_000;
const MAX_SEARCH_LENGTH = 100;

const ofWords = { access: "signed-in", permission: "words:change" } as const;
const count = z.int().min(0);

/** In alphabetical order; `counts` is of every list, whatever is searched for. */
export const listRefusedWords = defineCall({
  ...ofWords,
  name: "listRefusedWords",
  summary: "The words that public texts are refused for, of one list or of all.",
  method: "GET",
  path: "/desk/words",
  params: noParams,
  query: pageQuery.extend({ list: wordList.optional(), search: z.string().trim().max(MAX_SEARCH_LENGTH).optional() }),
  body: noBody,
  data: z.object({ words: z.array(refusedWord), counts: z.record(wordList, count), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES, "invalid_request_payload"],
});

/** Words that are in the list already stay as they are and are counted as `known`. */
export const addRefusedWords = defineCall({
  ...ofWords,
  name: "addRefusedWords",
  summary: "Adds words to a list, from which new texts are refused at once.",
  method: "POST",
  path: "/desk/words",
  params: noParams,
  query: noParams,
  body: z.strictObject({
    list: wordList,
    match: wordMatch,
    words: z.array(z.string().trim().min(1).max(MAX_WORD_LENGTH)).min(1).max(MAX_ADDED_WORDS),
  }),
  data: z.object({ added: count, known: count }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "word_too_short", "words_exhausted"],
});

export const removeRefusedWord = defineCall({
  ...ofWords,
  name: "removeRefusedWord",
  summary: "Removes a word from its list.",
  method: "DELETE",
  path: "/desk/words/{wordId}",
  params: z.object({ wordId: id }),
  query: noParams,
  body: noBody,
  data: z.object({ list: wordList, word: z.string() }),
  errorCodes: [...STAFF_ERROR_CODES, "word_not_found"],
});

/** Changes nothing. `places` are those that take a text of this kind otherwise; without a word there are none. */
export const testRefusedWords = defineCall({
  ...ofWords,
  name: "testRefusedWords",
  summary: "For which words a text would be refused, and where.",
  method: "POST",
  path: "/desk/words/test",
  params: noParams,
  query: noParams,
  body: z.strictObject({ text: z.string().trim().min(1).max(MAX_TESTED_LENGTH) }),
  data: z.object({
    words: z.array(refusedWord.pick({ list: true, word: true, match: true })),
    places: z.array(checkedPlace),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});
