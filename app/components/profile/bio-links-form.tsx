import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import { Button } from "../ui/button";
import { FormField } from "./form-field";
import { OwnerField } from "./owner-field";
import { useIsSubmitting } from "./use-is-submitting";

type BioLinksFormProps = {
  fields: readonly string[];
  /** Indices of fields with an invalid URL. */
  wrong: readonly number[];
};

export function BioLinksForm({ fields, wrong }: BioLinksFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [wrong]);
  return (
    <Form aria-label={t("links.bio")} ref={form} method="post" className="form" preventScrollReset noValidate>
      <p className="field-help">{t("links.help")}</p>
      <input type="hidden" name="intent" value="save" />
      <OwnerField />
      {fields.map((value, index) => (
        <FormField
          key={index}
          id={`link-${String(index + 1)}`}
          label={t("links.link", { number: index + 1 })}
          problem={wrong.includes(index) ? t("links.wrong") : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              className="text-input"
              type="url"
              name="link"
              defaultValue={value}
              placeholder="https://"
              autoComplete="url"
              spellCheck={false}
            />
          )}
        </FormField>
      ))}
      <Button type="submit" variant="primary" isBusy={useIsSubmitting("save")}>
        {t("links.save")}
      </Button>
    </Form>
  );
}
