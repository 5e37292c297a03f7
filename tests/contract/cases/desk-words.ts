import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { refusedWords } from "~api/db/schema";
import { MAX_LISTED_WORDS } from "~contract/entities/refused-word";
import * as calls from "~contract/calls/desk-words";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";
import { REFUSED_WORD, refusingWords } from "./refused-words";

const added = { list: "pl", match: "WORD", words: ["Quarkslowo"] };

const withBody = (body: object) => async (world: World) => ({ ...(await refusingWords(world)), body });

async function removing(world: World): Promise<CaseRequest> {
  const owner = await refusingWords(world);
  const [row] = await world.api.database.select().from(refusedWords).where(eq(refusedWords.word, REFUSED_WORD));
  return { ...owner, params: { wordId: String(row?.wordId) } };
}

async function addingTooMany(world: World): Promise<CaseRequest> {
  const row = { list: "tr", match: "WORD", addedAt: new Date() } as const;
  const words = Array.from({ length: MAX_LISTED_WORDS }, (_, index) => `quark${String(index)}`);
  await world.api.database.delete(refusedWords);
  await world.api.database
    .insert(refusedWords)
    .values(words.map((word) => ({ ...row, wordId: randomUUID(), word, comparable: word })));
  return { ...(await asOwner(world)), body: { ...added, list: "tr" } };
}

export const DESK_WORD_CASES: CallCase[] = [
  {
    call: calls.listRefusedWords,
    example: async (world) => ({ ...(await refusingWords(world)), query: { list: "de", search: "quark" } }),
    refusals: {
      invalid_request_payload: async (world) => ({ ...(await asOwner(world)), query: { list: "fr" } }),
    },
  },
  {
    call: calls.addRefusedWords,
    example: withBody(added),
    refusals: {
      invalid_request_payload: withBody({ ...added, words: [] }),
      word_too_short: withBody({ ...added, words: ["a"] }),
      words_exhausted: addingTooMany,
    },
  },
  {
    call: calls.removeRefusedWord,
    example: removing,
    refusals: {
      word_not_found: async (world) => ({ ...(await asOwner(world)), params: { wordId: UNKNOWN_ID } }),
    },
  },
  {
    call: calls.testRefusedWords,
    example: withBody({ text: `A ${REFUSED_WORD}` }),
    refusals: { invalid_request_payload: withBody({ text: " " }) },
  },
];
