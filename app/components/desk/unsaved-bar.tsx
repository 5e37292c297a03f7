import { useText } from "~/i18n/use-text";
import { Button } from "../ui/button";
import { useChangedFields, useLeaveWarning } from "./use-unsaved-work";

type UnsavedBarProps = {
  formId: string;
  /** Of the form, which saves it. */
  button: string;
  isOfQuery: boolean;
  /** What was typed has come back. */
  isRefused: boolean;
  onUndo: () => void;
};

/** Stays in sight while its form has changes; without scripts it is not there. */
export function UnsavedBar({ formId, button, isOfQuery, isRefused, onUndo }: UnsavedBarProps) {
  const t = useText();
  const count = useChangedFields(formId);
  const isUnsaved = count !== null && (count > 0 || isRefused);
  useLeaveWarning({ formId, isOfQuery, isUnsaved });
  const text = count === null || count === 0 ? t("desk.unsaved") : t("desk.unsavedFields", { count });
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isUnsaved ? t("desk.unsaved") : ""}
      </p>
      {isUnsaved && (
        <div className="desk-unsaved" role="region" aria-label={t("desk.unsaved")}>
          <b>{text}</b>
          <Button variant="outline" onClick={onUndo}>
            {t("desk.undo")}
          </Button>
          <Button type="submit" form={formId} variant="inverse">
            {button}
          </Button>
        </div>
      )}
    </>
  );
}
