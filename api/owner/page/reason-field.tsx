/** @jsxImportSource hono/jsx */
import { MAX_REASON_LENGTH } from "../reason";

type ReasonFieldProps = {
  id: string;
  label: string;
  help: string;
  value: string | undefined;
  problem: string | undefined;
};

export function ReasonField({ id, label, help, value, problem }: ReasonFieldProps) {
  const noteId = `${id}-note`;
  return (
    <div class={problem === undefined ? "form-field" : "form-field form-field--invalid"}>
      <label class="field-label" for={id}>
        {label}
      </label>
      <textarea
        class="text-input"
        id={id}
        name="reason"
        maxlength={MAX_REASON_LENGTH}
        required
        aria-invalid={problem === undefined ? undefined : "true"}
        aria-describedby={noteId}
      >
        {value}
      </textarea>
      <p class={problem === undefined ? "field-help" : "field-message"} id={noteId}>
        {problem ?? help}
      </p>
    </div>
  );
}
