import type { ReactNode } from "react";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { Icon } from "../ui/icon";

type FieldDetailsProps = {
  /** That the names of its fields begin with. */
  name: string;
  title: string;
  note: string | undefined;
  isOpen: boolean;
  result: DeskFormResult | undefined;
  children: ReactNode;
};

/** Fields that belong together: closed until they are needed, or something in them is wrong. */
export function FieldDetails({ name, title, note, isOpen, result, children }: FieldDetailsProps) {
  const isRefused = Object.keys(result?.reply?.error ?? {}).some((field) => field.startsWith(name));
  return (
    <details className="desk-language" open={isOpen || isRefused}>
      <summary>
        <b>{title}</b> <span className="muted">{note}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div role="group" aria-label={title} className="desk-form desk-reward">
        {children}
      </div>
    </details>
  );
}
