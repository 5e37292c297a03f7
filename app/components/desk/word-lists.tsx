import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { WordListsView, WordResult, WordView } from "~/view-models/desk/word-lists";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskSelect, DeskTextArea } from "./desk-field";
import { DeskFilter } from "./desk-filter";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { WordTest } from "./word-test";

const LINE_ROWS = 6;

type WordListsProps = { lists: WordListsView; result: WordResult | undefined };

/** What public texts are refused for, and a field that tries it. */
export function WordLists({ lists, result }: WordListsProps) {
  const t = useText();
  const { list, name, tabs, pager } = lists;
  const refusal = result?.ok === false ? result : undefined;
  return (
    <>
      <DeskHead title={t("desk.words")} text={t("desk.wordsText")} />
      <nav className="tabs desk-tabs" aria-label={t("desk.wordLists")}>
        {tabs.map(({ list: one, label, count, href, isCurrent }) => (
          <Link key={one} to={href} aria-current={isCurrent ? "page" : undefined}>
            {label} <span className="muted">{count}</span>
          </Link>
        ))}
      </nav>
      <DeskNote result={refusal} />
      <div className="desk-columns">
        <div className="desk-stack">
          <ListedWords lists={lists} result={refusal} />
          {pager && <Pager pager={pager} />}
        </div>
        <div className="desk-stack">
          <AddForm key={`${list} ${tabs.map(({ count }) => count).join()}`} lists={lists} result={refusal} />
          <WordTest key={`test ${name}`} result={result} />
        </div>
      </div>
    </>
  );
}

type PartProps = { lists: WordListsView; result: DeskFormResult | undefined };

function ListedWords({ lists: { list, name, words, emptyText, search, href }, result }: PartProps) {
  const t = useText();
  return (
    <>
      {search !== null && (
        <DeskFilter id="word-search" title={name} label={t("desk.wordSearch")} search={search} href={href}>
          <input type="hidden" name="list" value={list} />
        </DeskFilter>
      )}
      <DeskPanel id="words" title={name}>
        {words.length === 0 && <EmptyList text={emptyText} />}
        <ul className="desk-records">
          {words.map((word) => (
            <WordRow key={word.id} word={word} result={result} />
          ))}
        </ul>
      </DeskPanel>
    </>
  );
}

type WordRowProps = { word: WordView; result: DeskFormResult | undefined };

function WordRow({ word: { id, word, facts }, result }: WordRowProps) {
  const t = useText();
  return (
    <li>
      <div>
        <b>{word}</b>
        <p className="text-small muted">{facts}</p>
      </div>
      <DeskForm
        intent="remove-word"
        subject={id}
        label={t("desk.removeWordNamed", { word })}
        button={t("desk.removeWord")}
        variant="outline"
        result={result}
      />
    </li>
  );
}

function AddForm({ lists: { list, name, matches, linesHelp }, result }: PartProps) {
  const t = useText();
  return (
    <DeskPanel id="add-words" title={t("desk.addWordsTo", { list: name })}>
      <div className="desk-panel-body">
        <p className="muted">{t("desk.wordsForAll")}</p>
        <DeskForm
          intent="add-words"
          label={t("desk.addWordsTo", { list: name })}
          button={t("desk.addWords")}
          variant="primary"
          fields={{ list }}
          result={result}
        >
          <DeskTextArea name="words" label={t("desk.wordLines")} help={linesHelp} rows={LINE_ROWS} />
          <DeskSelect name="match" label={t("desk.wordMatch")} help={t("desk.wordMatchHelp")} options={matches} />
        </DeskForm>
      </div>
    </DeskPanel>
  );
}
