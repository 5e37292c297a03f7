import type { FormName } from "~/view-models/studio/studio-refusal";
import { StudioForm } from "./studio-form";

type ConfirmedFormProps = {
  form: FormName;
  /** Of what opens the form. */
  summary: string;
  /** Who or what it is about, for screen readers. */
  of: string;
  text: string;
  button: string;
};

/** Says what happens before it does: no change of this kind comes from one stray click. */
export function ConfirmedForm({ form, summary, of, text, button }: ConfirmedFormProps) {
  return (
    <details className="confirmed-form">
      <summary className="button button--text">
        {summary}
        <span className="visually-hidden"> {of}</span>
      </summary>
      <p>{text}</p>
      <StudioForm form={form} button={button} variant="danger" />
    </details>
  );
}
