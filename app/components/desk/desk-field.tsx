import { getInputProps, getSelectProps, getTextareaProps, useField } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { useText } from "~/i18n/use-text";
import type { OptionView } from "~/view-models/select";
import { FormField } from "../profile/form-field";
import { Select } from "../ui/select";
import { TextArea } from "../ui/text-area";
import { Suggestions } from "./suggestions";

export type FieldProps = {
  name: string;
  label: string;
  help?: string | undefined;
  /** What is stored. */
  saved?: string | undefined;
  /** After a conflict, what is stored in words: stands below the field where it differs from what was typed. */
  theirs?: string | undefined;
};

/** After a conflict, what somebody else has stored. */
export type Theirs = (saved: string) => string | undefined;

type TextProps = {
  lang?: string | undefined;
  /** Players see something else until it is filled in. */
  isGap?: boolean;
};

type DeskFieldProps = FieldProps &
  TextProps &
  Pick<ComponentPropsWithoutRef<"input">, "autoComplete" | "autoCapitalize" | "spellCheck" | "inputMode"> & {
    type?: "text" | "password" | "search" | "datetime-local" | "date";
    /** Other values may be typed as well. */
    suggestions?: readonly OptionView[];
  };

/** A field of the DeskForm around it. */
export function DeskField({ type = "text", isGap = false, label, suggestions, ...props }: DeskFieldProps) {
  const { autoComplete, autoCapitalize, spellCheck, inputMode, lang } = props;
  const { field, value, help } = useDeskField(props);
  const listId = `${field.id}-suggestions`;
  const { key, defaultValue: _, ...input } = getInputProps(field, { type, ariaAttributes: false });
  return (
    <FormField id={field.id} label={label} help={help} problem={field.errors?.[0]}>
      {(described) => (
        <>
          <input
            {...{ autoComplete, autoCapitalize, spellCheck, inputMode, lang }}
            {...input}
            {...described}
            {...(suggestions && { list: listId })}
            key={key}
            className={inputClass(isGap)}
            defaultValue={value}
          />
          {suggestions && <Suggestions id={listId} options={suggestions} />}
        </>
      )}
    </FormField>
  );
}

const inputClass = (isGap: boolean) => (isGap ? "text-input desk-gap" : "text-input");

type DeskFileProps = Omit<FieldProps, "saved" | "theirs"> & { accept: string };

/** A file of the DeskForm around it; browsers send it anew after a refusal. */
export function DeskFile({ name, label, help, accept }: DeskFileProps) {
  const [{ id, errors }] = useField<string>(name);
  return (
    <FormField id={id} label={label} help={help} problem={errors?.[0]}>
      {(described) => <input {...described} className="text-input" type="file" name={name} accept={accept} />}
    </FormField>
  );
}

type DeskSelectProps = FieldProps & { options: readonly OptionView[] };

/** A choice of the DeskForm around it. */
export function DeskSelect({ label, options, ...props }: DeskSelectProps) {
  const { field, value, help } = useDeskField(props);
  const { key, defaultValue: _, ...select } = getSelectProps(field, { ariaAttributes: false });
  return (
    <FormField id={field.id} label={label} help={help} problem={field.errors?.[0]}>
      {(described) => <Select {...select} {...described} key={key} options={options} defaultValue={value} />}
    </FormField>
  );
}

type DeskTextAreaProps = FieldProps & TextProps & { rows: number };

/** Several lines of the DeskForm around it; a problem of one line is shown for all. */
export function DeskTextArea({ label, rows, lang, isGap = false, ...props }: DeskTextAreaProps) {
  const { field, value, help } = useDeskField(props);
  const { key, defaultValue: _, ...area } = getTextareaProps(field, { ariaAttributes: false });
  const [problem] = Object.values(field.allErrors)[0] ?? [];
  return (
    <FormField id={field.id} label={label} help={help} problem={problem}>
      {(described) => (
        <TextArea
          {...area}
          {...described}
          {...{ lang, rows }}
          key={key}
          className={inputClass(isGap)}
          defaultValue={value}
        />
      )}
    </FormField>
  );
}

/** `value` is what the field shows first, `help` what stands below it. */
export function useDeskField({ name, saved = "", help, theirs }: Omit<FieldProps, "label">) {
  const t = useText();
  const [field, form] = useField<string>(name);
  const { value: current, defaultValue, initialValue } = field;
  // In the browser a refusal sets `value` only; untouched fields would lose what is stored.
  const typed = current ?? (typeof defaultValue === "string" ? defaultValue : initialValue);
  // A refused form comes back as it was typed, without the fields that were emptied.
  const value = typed ?? (form.status === "error" ? "" : saved);
  const differs = theirs !== undefined && value.trim() !== saved;
  return {
    field,
    value,
    help: differs ? t("desk.theirs", { value: theirs === "" ? t("desk.nothing") : theirs }) : help,
  };
}
