/** @jsxImportSource hono/jsx */
import { AlertIcon } from "./alert-icon";

type TextFieldProps = {
  name: "login" | "username" | "email" | "password";
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
    <div class={problem ? "fld bad" : "fld"}>
      <label class="lab" for={name}>
        {label}
      </label>
      <input
        class="inp"
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
        <p class="msg" id={noteId}>
          <AlertIcon />
          <span>{problem}</span>
        </p>
      ) : null}
      {help && !problem ? (
        <p class="help" id={noteId}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
