import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import type { WordResult, WordTestView } from "~/view-models/desk/word-lists";
import { DeskTextArea } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";

const TEXT_ROWS = 3;

type WordTestProps = { result: WordResult | undefined };

/** Says of any text what the portal would say of it. */
export function WordTest({ result }: WordTestProps) {
  const t = useText();
  return (
    <DeskPanel id="test-text" title={t("desk.testText")}>
      <div className="desk-panel-body">
        <p className="muted">{t("desk.testTextText")}</p>
        <DeskForm
          intent="test-text"
          label={t("desk.testText")}
          button={t("desk.testButton")}
          result={result?.ok === false ? result : undefined}
        >
          <DeskTextArea
            name="text"
            label={t("desk.testedText")}
            rows={TEXT_ROWS}
            saved={result?.ok === true ? result.text : ""}
          />
        </DeskForm>
        {result?.ok === true && <TestAnswer test={result} />}
      </div>
    </DeskPanel>
  );
}

/** Takes the focus: it is on no page again. */
function TestAnswer({ test }: { test: WordTestView }) {
  const t = useText();
  const { text, words, places } = test;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), [test]);
  if (words.length === 0) {
    return (
      <div className="desk-answer" role="status" tabIndex={-1} ref={answer}>
        <b>{t("desk.testAccepted", { text })}</b>
      </div>
    );
  }
  return (
    <div className="desk-answer" role="status" tabIndex={-1} ref={answer}>
      <b>{t("desk.testRefused", { text })}</b>
      <PlainList items={words} />
      <b>{t("desk.testPlaces")}</b>
      <PlainList items={places} />
    </div>
  );
}

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
