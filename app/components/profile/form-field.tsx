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
  const helpId = help === undefined ? undefined : `${id}-help`;
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const describedBy = [helpId, problemId].filter(Boolean).join(" ");
  return (
    <div className={problem === undefined ? "form-field" : "form-field form-field--invalid"}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": problem === undefined ? undefined : true,
        "aria-describedby": describedBy || undefined,
      })}
      {help !== undefined && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p className="field-message" id={problemId}>
          <Icon name="triangle-alert" size="small" />
          {problem}
        </p>
      )}
    </div>
  );
}
