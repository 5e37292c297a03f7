import { useState, type ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { deskFormId, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { Theirs } from "./desk-field";
import { DeskForm } from "./desk-form";
import { UnsavedBar } from "./unsaved-bar";
import { useFormFocus } from "./use-form-focus";

const FORM_ID = deskFormId({ intent: "save" });

type ContentFormProps = {
  /** Of content that exists; new content has none. */
  version: string | undefined;
  /** Hidden ones besides the version. */
  fields?: Record<string, string>;
  result: DeskFormResult | undefined;
  /** After a conflict, each field says what is stored now. */
  children: (conflict: { isConflict: boolean; theirs: Theirs }) => ReactNode;
};

/** The form of any kind of content: saves it as a draft, or publishes it as well. */
export function ContentForm({ version, fields = {}, result, children }: ContentFormProps) {
  const t = useText();
  const { undone, result: current, undo } = useUndo(result);
  const key = `${version ?? ""} ${String(undone)}`;
  useFormFocus(FORM_ID, key);
  const isConflict = current?.error === "content_changed";
  return (
    <>
      <DeskForm
        key={key}
        intent="save"
        label={t("desk.content")}
        button={t("desk.saveDraft")}
        otherButton={{ label: t("desk.saveAndPublish"), then: "publish" }}
        fields={version === undefined ? fields : { ...fields, version }}
        result={current}
      >
        {children({ isConflict, theirs: (text) => (isConflict ? text : undefined) })}
      </DeskForm>
      <UnsavedBar key={`unsaved ${key}`} formId={FORM_ID} isRefused={current?.formId === FORM_ID} onUndo={undo} />
    </>
  );
}

/** Undoing shows the form as it was loaded, without what a refusal has brought back. */
function useUndo(result: DeskFormResult | undefined) {
  const [{ undone, refusal }, setUndone] = useState<{ undone: number; refusal: DeskFormResult | undefined }>({
    undone: 0,
    refusal: undefined,
  });
  return {
    undone,
    result: result === refusal ? undefined : result,
    undo: () => setUndone({ undone: undone + 1, refusal: result }),
  };
}
