import type { ReactNode } from "react";
import { Icon } from "../ui/icon";

type FieldAttributes = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type FormFieldProps = {
  id: string;
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
};

export function FormField({ id, label, help, problem, children }: FormFieldProps) {
  return (
    <div className={problem === undefined ? "form-field" : "form-field form-field--invalid"}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": problem === undefined ? undefined : true,
        "aria-describedby": describedBy({ id, help, problem }),
      })}
      <FieldNotes {...{ id, help, problem }} />
    </div>
  );
}

type Notes = Pick<FormFieldProps, "id" | "help" | "problem">;

const helpIdOf = (id: string) => `${id}-help`;
const problemIdOf = (id: string) => `${id}-problem`;

/** The ids of its notes. */
export function describedBy({ id, help, problem }: Notes): string | undefined {
  const ids = [help !== undefined && helpIdOf(id), problem !== undefined && problemIdOf(id)];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** What stands below a field. */
export function FieldNotes({ id, help, problem }: Notes) {
  return (
    <>
      {help !== undefined && (
        <p className="field-help" id={helpIdOf(id)}>
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p className="field-message" id={problemIdOf(id)}>
          <Icon name="triangle-alert" size="small" />
          {problem}
        </p>
      )}
    </>
  );
}
