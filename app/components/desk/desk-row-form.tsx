import { deskFormId } from "~/view-models/desk/desk-form-result";
import { DeskForm, type DeskFormProps } from "./desk-form";

type DeskRowFormProps = DeskFormProps & {
  subject: string;
  /** What opens it; `name` tells apart those of several rows. */
  summary: string;
  name: string;
  /** What happens to the subject. */
  text?: string;
  /** Another one empties the fields. */
  formKey?: string;
};

/** A form in a row of a list, closed until asked for: nothing of this kind comes from one stray click. */
export function DeskRowForm({ summary, name, text, formKey, ...form }: DeskRowFormProps) {
  const { intent, subject, variant, result } = form;
  return (
    <details open={result?.formId === deskFormId({ intent, subject })}>
      <summary className={variant === "danger" ? "button button--danger" : "button"}>
        {summary}
        <span className="visually-hidden"> {name}</span>
      </summary>
      {text !== undefined && <p>{text}</p>}
      <DeskForm key={formKey} {...form} />
    </details>
  );
}
