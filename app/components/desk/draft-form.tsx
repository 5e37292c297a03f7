import { useState, type ReactNode } from "react";
import { deskFormId, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { Theirs } from "./desk-field";
import { DeskForm, type DeskFormProps } from "./desk-form";
import { UnsavedBar } from "./unsaved-bar";
import { useFormFocus } from "./use-form-focus";

/** After a conflict, each field says what is stored now. */
export type ShownDraft = { result: DeskFormResult | undefined; isConflict: boolean; theirs: Theirs };

type DraftFormProps = Omit<DeskFormProps, "children"> & {
  /** Changes with what is stored. */
  version: string;
  /** Another query of the page's address shows another form. */
  isOfQuery?: boolean;
  children: (shown: ShownDraft) => ReactNode;
};

/** A form of the desk whose changes raise a bar until they are saved. */
export function DraftForm({ version, isOfQuery = false, result, children, ...form }: DraftFormProps) {
  const { undone, result: current, undo } = useUndo(result);
  const { intent, subject, button } = form;
  const id = deskFormId({ intent, subject });
  const key = `${version} ${id} ${String(undone)}`;
  useFormFocus(id, key);
  const isConflict = current?.error === "content_changed";
  return (
    <>
      <DeskForm key={key} {...form} result={current}>
        {children({ result: current, isConflict, theirs: (text) => (isConflict ? text : undefined) })}
      </DeskForm>
      <UnsavedBar
        key={`unsaved ${key}`}
        formId={id}
        {...{ button, isOfQuery }}
        isRefused={current?.formId === id}
        onUndo={undo}
      />
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
