/** @jsxImportSource hono/jsx */
import { MAX_REASON_LENGTH } from "../reason";
import { OwnerField } from "./owner-field";

type ReasonFieldProps = {
  id: string;
  label: string;
  help: string;
  value: string | undefined;
  problem: string | undefined;
};

export function ReasonField({ id, label, help, value, problem }: ReasonFieldProps) {
  return (
    <OwnerField id={id} label={label} help={help} problem={problem}>
      <textarea
        class="text-input"
        id={id}
        name="reason"
        maxlength={MAX_REASON_LENGTH}
        required
        aria-invalid={problem === undefined ? undefined : "true"}
        aria-describedby={`${id}-note`}
      >
        {value}
      </textarea>
    </OwnerField>
  );
}
