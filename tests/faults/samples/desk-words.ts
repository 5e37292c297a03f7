import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const WORD = { list: "de", word: "Quarkwort", match: "WORD" };

export const DESK_WORD_SAMPLES: Readonly<Record<string, unknown>> = {
  listRefusedWords: {
    words: [{ ...WORD, wordId: ID, username: "moss", addedDate: MOMENT }],
    counts: { all: 0, de: 1, en: 0, es: 0, pl: 0, "pt-br": 0, ru: 0, tr: 0 },
    pagination,
  },
  addRefusedWords: { added: 2, known: 1 },
  removeRefusedWord: { list: "de", word: "Quarkwort" },
  testRefusedWords: { words: [WORD], places: ["USERNAME", "GAME_NAME"] },
};
