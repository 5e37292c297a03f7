/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

type OwnerFieldProps = {
  id: string;
  label: string;
  help: string;
  problem: string | undefined;
  /** The control; its description has the id `<id>-note`. */
  children?: Child;
};

export function OwnerField({ id, label, help, problem, children }: OwnerFieldProps) {
  const isRight = problem === undefined;
  return (
    <div class={isRight ? "form-field" : "form-field form-field--invalid"}>
      <label class="field-label" for={id}>
        {label}
      </label>
      {children}
      <p class={isRight ? "field-help" : "field-message"} id={`${id}-note`}>
        {problem ?? help}
      </p>
    </div>
  );
}
