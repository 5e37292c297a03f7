import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { deskFormId, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import { Button } from "../ui/button";
import type { ButtonVariant } from "../ui/button-classes";

export type DeskFormProps = {
  intent: string;
  /** Of another page. */
  action?: string;
  /** Whom or what it is about, where a page has several forms of one intent. */
  subject?: string;
  label: string;
  button: string;
  /** A second button, which sends `then`. */
  otherButton?: { label: string; then: string };
  variant?: ButtonVariant;
  /** Hidden ones besides the form's name. */
  fields?: Record<string, string>;
  /** One of its fields is a file. */
  hasFile?: boolean;
  result: DeskFormResult | undefined;
  /** Forms of one button have none. */
  children?: ReactNode;
};

/** Its fields are DeskField and DeskSelect. */
export function DeskForm({ intent, subject, label, button, variant = "inverse", ...rest }: DeskFormProps) {
  const { fields = {}, otherButton, hasFile = false, result, children, action } = rest;
  const id = deskFormId({ intent, subject });
  const isRefused = result?.formId === id;
  const [form] = useForm({ id, lastResult: isRefused ? (result.reply ?? null) : null });
  const isBusy = useIsSending({ intent, subject });
  const hidden = { intent, ...(subject === undefined ? {} : { subject }), ...fields };
  return (
    <FormProvider context={form.context}>
      <Form
        {...getFormProps(form)}
        noValidate
        aria-label={label}
        method="post"
        {...(action === undefined ? {} : { action })}
        {...(hasFile && { encType: "multipart/form-data" })}
        className="desk-form"
        preventScrollReset
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className="desk-buttons">
          <Button type="submit" variant={variant} isBusy={isBusy}>
            {button}
          </Button>
          {otherButton && (
            <Button type="submit" variant="primary" name="then" value={otherButton.then} isBusy={isBusy}>
              {otherButton.label}
            </Button>
          )}
        </div>
      </Form>
    </FormProvider>
  );
}

function useIsSending({ intent, subject }: { intent: string; subject: string | undefined }): boolean {
  const { formData } = useNavigation();
  return formData?.get("intent") === intent && (formData.get("subject") ?? "") === (subject ?? "");
}
