import * as calls from "~contract/calls/desk-words";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { placesFor } from "../store/words/checked-places";
import { readWordFinder } from "../store/words/text-check";
import { addWords, listWords, removeWord } from "../store/words/word-lists";
import { authorOf } from "./content-calls";

/** Rules: docs/product/moderation.md#refused-words. */
export function registerDeskWords(app: ApiApp): void {
  route(app, calls.listRefusedWords, ({ query }, context) => listWords(context.get("database"), query));

  route(app, calls.addRefusedWords, ({ body }, context) => addWords(context.get("database"), body, authorOf(context)));

  route(app, calls.removeRefusedWord, ({ params: { wordId } }, context) =>
    removeWord(context.get("database"), wordId, authorOf(context)),
  );

  route(app, calls.testRefusedWords, async ({ body: { text } }, context) => {
    const find = await readWordFinder(context.get("database"));
    const words = find(text).map(({ list, word, match }) => ({ list, word, match }));
    return { words, places: words.length > 0 ? placesFor(text) : [] };
  });
}
