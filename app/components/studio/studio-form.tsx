import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormName } from "~/view-models/studio/studio-refusal";
import { Button } from "../ui/button";
import type { ButtonVariant } from "../ui/button-classes";

type StudioFormProps = {
  form: FormName;
  /** Forms of one button have none. */
  label?: string;
  button: ReactNode;
  variant?: ButtonVariant;
  hasFile?: boolean;
  isDisabled?: boolean;
  /** Id of the text that says why the button is disabled. */
  describedBy?: string;
  /** Hidden ones besides the form's name. */
  fields?: Record<string, string>;
  children?: ReactNode;
};

export function StudioForm({ form, label, button, fields = {}, children, ...looks }: StudioFormProps) {
  const { variant = "neutral", hasFile, isDisabled, describedBy } = looks;
  const { formData } = useNavigation();
  const { intent, subject } = form;
  const isBusy = formData?.get("intent") === intent && (formData.get("subject") ?? "") === (subject ?? "");
  return (
    <Form
      role={label === undefined ? "none" : undefined}
      aria-label={label}
      method="post"
      {...(hasFile && { encType: "multipart/form-data" })}
      className={children === undefined ? undefined : "form"}
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      {subject !== undefined && <input type="hidden" name="subject" value={subject} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant={variant} isBusy={isBusy} disabled={isDisabled} aria-describedby={describedBy}>
        {button}
      </Button>
    </Form>
  );
}
