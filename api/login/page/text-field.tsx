/** @jsxImportSource hono/jsx */
import { AlertIcon } from "./alert-icon";

type TextFieldProps = {
  name: "login" | "username" | "email" | "password" | "code";
  label: string;
  type?: "text" | "email" | "password";
  autocomplete: string;
  value?: string;
  help?: string;
  problem: string | undefined;
};

export function TextField({ name, label, type = "text", autocomplete, value, help, problem }: TextFieldProps) {
  const noteId = problem ? `${name}-problem` : `${name}-help`;
  return (
    <div class={problem ? "form-field form-field--invalid" : "form-field"}>
      <label class="field-label" for={name}>
        {label}
      </label>
      <input
        class="text-input"
        id={name}
        name={name}
        type={type}
        value={value}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        required
        aria-invalid={problem ? "true" : undefined}
        aria-describedby={problem || help ? noteId : undefined}
      />
      {problem ? (
        <p class="field-message" id={noteId}>
          <AlertIcon />
          <span>{problem}</span>
        </p>
      ) : null}
      {help && !problem ? (
        <p class="field-help" id={noteId}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
