import * as z from "zod";
import { groupDigits } from "~/i18n/format-number";
import type { Translate } from "~/i18n/text-keys";
import { toWordTest, type WordResult } from "~/view-models/desk/word-lists";
import { addRefusedWords, MAX_ADDED_WORDS, removeRefusedWord, testRefusedWords } from "~contract/calls/desk-words";
import { id } from "~contract/entities/identifiers";
import { answerDeskForm, respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const { words, ...choices } = addRefusedWords.body.shape;

const wordLines = (t: Translate) =>
  z
    .string()
    .transform((text, context) => {
      const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
      const max = groupDigits(MAX_ADDED_WORDS);
      const refuse = (message: string) => context.issues.push({ code: "custom", message, input: undefined });
      if (lines.length === 0) refuse(t("desk.error.missing"));
      if (lines.length > MAX_ADDED_WORDS) refuse(t("desk.error.too_many_words", { max }));
      return lines.slice(0, MAX_ADDED_WORDS);
    })
    .pipe(words);

const addForm = (t: Translate) => z.object({ intent: z.literal("add-words"), ...choices, words: wordLines(t) });
const removeForm = z.object({ intent: z.literal("remove-word"), subject: id });
const testForm = testRefusedWords.body.extend({ intent: z.literal("test-text") });

/** `href` is the list that is shown. */
export function changeWords(page: PageContext, form: DeskForm, href: string) {
  const { api, json, t } = page;
  switch (form.intent) {
    case "add-words":
      return respondToDeskForm(page, form, addForm(t), async ({ list, match, words }) => {
        const { added, known } = await api(addRefusedWords, { body: { list, match, words } });
        return { href, message: t("desk.wordsAdded", { added: groupDigits(added), known: groupDigits(known) }) };
      });
    case "remove-word":
      return respondToDeskForm(page, form, removeForm, async ({ subject: wordId }) => {
        const { word } = await api(removeRefusedWord, { params: { wordId } });
        return { href, message: t("desk.wordRemoved", { word }) };
      });
    case "test-text":
      return answerDeskForm(page, form, testForm, async ({ text }) => {
        const found = await api(testRefusedWords, { body: { text } });
        return json<WordResult>(toWordTest(text, found, page));
      });
    default:
      throw badRequest();
  }
}
