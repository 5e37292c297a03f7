import { getInputProps, getSelectProps, useField } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import type { OptionView } from "~/view-models/select";
import { FormField } from "../profile/form-field";
import { Select } from "../ui/select";

type FieldProps = { name: string; label: string; help?: string | undefined };

type DeskFieldProps = FieldProps &
  Pick<ComponentPropsWithoutRef<"input">, "autoComplete" | "autoCapitalize" | "spellCheck" | "inputMode" | "lang"> & {
    type?: "text" | "password" | "search";
    /** What is stored. */
    saved?: string;
  };

/** A field of the DeskForm around it. */
export function DeskField({ name, label, help, type = "text", saved = "", ...attributes }: DeskFieldProps) {
  const [field] = useField<string>(name);
  const { key, defaultValue, ...input } = getInputProps(field, { type, ariaAttributes: false });
  return (
    <FormField id={field.id} label={label} help={help} problem={field.errors?.[0]}>
      {(described) => (
        <input
          {...attributes}
          {...input}
          {...described}
          key={key}
          className="text-input"
          defaultValue={typeof defaultValue === "string" ? defaultValue : saved}
        />
      )}
    </FormField>
  );
}

type DeskSelectProps = FieldProps & { options: readonly OptionView[]; saved?: string };

/** A choice of the DeskForm around it. */
export function DeskSelect({ name, label, help, options, saved }: DeskSelectProps) {
  const [field] = useField<string>(name);
  const { key, defaultValue, ...select } = getSelectProps(field, { ariaAttributes: false });
  return (
    <FormField id={field.id} label={label} help={help} problem={field.errors?.[0]}>
      {(described) => (
        <Select
          {...select}
          {...described}
          key={key}
          options={options}
          defaultValue={typeof defaultValue === "string" ? defaultValue : saved}
        />
      )}
    </FormField>
  );
}
