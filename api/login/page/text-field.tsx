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

/** A labelled field; its help and its problem are read out with it. */
export function TextField({ name, label, type = "text", autocomplete, value, help, problem }: TextFieldProps) {
  const helpId = `${name}-help`;
  const problemId = `${name}-problem`;
  const describedBy = [problem ? problemId : "", help ? helpId : ""].filter(Boolean).join(" ");
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
        aria-describedby={describedBy || undefined}
      />
      {problem ? (
        <p class="msg" id={problemId}>
          <AlertIcon />
          <span>{problem}</span>
        </p>
      ) : null}
      {help ? (
        <p class="help" id={helpId}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
