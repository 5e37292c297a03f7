/** @jsxImportSource hono/jsx */
import { AlertIcon } from "./alert-icon";

export function FormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p class="field-message form-problem" role="alert">
      <AlertIcon />
      <span>{text}</span>
    </p>
  );
}
