import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import type { EntryEditorView, EntryFieldView } from "~/view-models/desk/entry-editor";
import { useProblemFocus } from "../profile/use-problem-focus";
import { StudioNote } from "../studio/studio-note";
import { EmptyList } from "../ui/empty-list";
import { Icon } from "../ui/icon";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DraftForm } from "./draft-form";
import { EntryPicture } from "./entry-picture";
import { LocalizedField } from "./localized-field";

const ANSWER_ROWS = 6;

type EntryEditorProps = { editor: EntryEditorView; result: DeskFormResult | StudioRefusal | undefined };

export function EntryEditor({ editor, result: answer }: EntryEditorProps) {
  const t = useText();
  const { title, text, trail, version, mayChange, fields, picture } = editor;
  const refusal = isOfUpload(answer) ? answer : undefined;
  const result = isOfUpload(answer) ? undefined : answer;
  const content = useProblemFocus(refusal);
  return (
    <div ref={content}>
      <DeskHead {...{ title, text, trail }} />
      <StudioNote result={refusal} />
      <DeskNote result={result} />
      <div className="desk-stack desk-stack--narrow">
        <DeskPanel id="content" title={t("desk.content")}>
          {mayChange && fields.length > 0 ? (
            <div className="desk-panel-body">
              <DraftForm
                version={version}
                intent="save"
                label={t("desk.content")}
                button={t("desk.saveDraft")}
                fields={{ version }}
                result={result}
              >
                {({ isConflict }) =>
                  fields.map((field) => <EntryField key={field.name} field={field} isConflict={isConflict} />)
                }
              </DraftForm>
            </div>
          ) : (
            <EmptyList text={t("desk.nothingToWrite")} />
          )}
        </DeskPanel>
        {picture && <EntryPicture {...{ picture, version, mayChange, result, refusal }} />}
      </div>
    </div>
  );
}

function isOfUpload(result: DeskFormResult | StudioRefusal | undefined): result is StudioRefusal {
  return result !== undefined && "intent" in result;
}

type EntryFieldProps = { field: EntryFieldView; isConflict: boolean };

function EntryField({ field, isConflict }: EntryFieldProps) {
  const { name, label } = field;
  const help = field.help ?? undefined;
  if (field.kind === "texts") return <EntryTexts field={field} isConflict={isConflict} />;
  const theirs = isConflict ? field.saved : undefined;
  if (field.kind === "choice") {
    return <DeskSelect {...{ name, label, help, theirs }} options={field.options} saved={field.saved} />;
  }
  return (
    <DeskField
      {...{ name, label, help, theirs }}
      type={field.kind === "day" ? "date" : "text"}
      saved={field.saved}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type TextsProps = { field: Extract<EntryFieldView, { kind: "texts" }>; isConflict: boolean };

/** English first; the other languages are closed. */
function EntryTexts({ field: { name, label, help, texts, isLong }, isConflict }: TextsProps) {
  const t = useText();
  const [english, ...others] = texts;
  const shared = { name, isConflict, ...(isLong ? { rows: ANSWER_ROWS } : {}), ...(help === null ? {} : { help }) };
  const filled = others.filter(({ saved }) => saved !== "").length;
  return (
    <>
      {english && <LocalizedField field={english} {...shared} />}
      <details className="desk-language" open={isConflict}>
        <summary>
          {t("desk.otherLanguages", { field: label })}
          <span className="muted"> {t("desk.languagesOf", { count: filled, all: others.length })}</span>
          <Icon name="chevron-down" size="small" />
        </summary>
        {others.map((text) => (
          <LocalizedField key={text.locale} field={text} {...shared} />
        ))}
      </details>
    </>
  );
}
