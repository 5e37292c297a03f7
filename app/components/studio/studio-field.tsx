import type { ComponentPropsWithoutRef } from "react";
import { problemAt, typedAt, type FormName, type StudioRefusal } from "~/view-models/studio/studio-refusal";
import { FormField } from "../profile/form-field";
import { TextArea } from "../ui/text-area";

type InputAttributes = Pick<
  ComponentPropsWithoutRef<"input">,
  | ("type" | "lang" | "accept" | "placeholder" | "autoComplete" | "autoCapitalize" | "spellCheck")
  | ("inputMode" | "min" | "max" | "step" | "onChange")
>;

type StudioFieldProps = InputAttributes & {
  form: FormName;
  name: string;
  label: string;
  help?: string;
  saved?: string | undefined;
  /** Of a text area; without it the field has one line. */
  rows?: number;
  result: StudioRefusal | undefined;
};

export function StudioField({ form, name, label, help, saved, rows, result, ...attributes }: StudioFieldProps) {
  const id = [form.intent, form.subject, name].filter(Boolean).join("-");
  const isFile = attributes.type === "file";
  const shared = {
    className: "text-input",
    name,
    lang: attributes.lang,
    defaultValue: isFile ? undefined : typedAt(result, form, name, saved),
  };
  return (
    <FormField id={id} label={label} help={help} problem={problemAt(result, form, name)}>
      {(field) =>
        rows === undefined ? (
          <input {...attributes} {...shared} {...field} />
        ) : (
          <TextArea {...shared} {...field} rows={rows} />
        )
      }
    </FormField>
  );
}
