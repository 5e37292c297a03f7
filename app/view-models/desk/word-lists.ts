import { deskPaths } from "~/desk-paths";
import { formatDay } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { MAX_ADDED_WORDS, type listRefusedWords, type testRefusedWords } from "~contract/calls/desk-words";
import type { CallData } from "~contract/define-call";
import { wordList, wordMatch, type RefusedWord, type WordList } from "~contract/entities/refused-word";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import type { DeskFormResult } from "./desk-form-result";
import { PLACE_TEXTS, WORD_MATCH_TEXTS, wordListName } from "./word-texts";

export type ListTabView = { list: WordList; label: string; count: string; href: string; isCurrent: boolean };
export type WordView = { id: string; word: string; facts: string };

export type WordListsView = {
  list: WordList;
  name: string;
  tabs: ListTabView[];
  words: WordView[];
  emptyText: string;
  /** Null where there is nothing to search in. */
  search: string | null;
  href: string;
  matches: OptionView[];
  linesHelp: string;
  pager: PagerView | null;
};

/** What a tested text is refused for, and where; nothing where it is accepted. */
export type WordTestView = { ok: true; text: string; words: string[]; places: string[] };
export type WordResult = WordTestView | DeskFormResult;

type Shown = { list: WordList; search: string | undefined };

export function toWordLists(
  { words, counts, pagination }: CallData<typeof listRefusedWords>,
  { list, search = "" }: Shown,
  view: ViewContext,
): WordListsView {
  const { locale, t } = view;
  const isSearched = search !== "";
  return {
    ...{ list, name: wordListName(list, t), href: deskPaths.words(locale) },
    tabs: wordList.options.map((one) => ({
      ...{ list: one, label: wordListName(one, t), count: groupDigits(counts[one]), isCurrent: one === list },
      href: deskPaths.words(locale, { list: listInAddress(one) }),
    })),
    words: words.map((word) => toWord(word, view)),
    emptyText: isSearched ? t("desk.wordsNotFound", { search }) : t("desk.wordsEmpty"),
    search: counts[list] > 0 || isSearched ? search : null,
    matches: wordMatch.options.map((value) => ({ value, label: t(WORD_MATCH_TEXTS[value]) })),
    linesHelp: t("desk.wordLinesHelp", { max: groupDigits(MAX_ADDED_WORDS) }),
    pager: toPager(pagination, (page) => deskPaths.words(locale, { list: listInAddress(list), search, page })),
  };
}

/** The usual one has no name there. */
export function listInAddress(list: WordList): WordList | undefined {
  return list === "all" ? undefined : list;
}

function toWord({ wordId, word, match, username, addedDate }: RefusedWord, { locale, t }: ViewContext): WordView {
  const by = {
    match: t(WORD_MATCH_TEXTS[match]),
    username: username ?? t("desk.accountDeleted"),
    date: formatDay(addedDate, locale),
  };
  return { id: wordId, word, facts: t("desk.wordAdded", by) };
}

export function toWordTest(
  text: string,
  { words, places }: CallData<typeof testRefusedWords>,
  { t }: Pick<ViewContext, "t">,
): WordTestView {
  return {
    ok: true,
    text,
    words: words.map(({ word, list, match }) => `${word} (${wordListName(list, t)}, ${t(WORD_MATCH_TEXTS[match])})`),
    places: places.map((place) => t(PLACE_TEXTS[place])),
  };
}
