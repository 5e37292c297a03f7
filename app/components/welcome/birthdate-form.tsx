import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { WelcomeResult, WelcomeView } from "~/view-models/welcome-page";
import { BirthdateInput } from "../profile/birthdate-input";
import { FormField } from "../profile/form-field";
import { problemText } from "../profile/problem-texts";
import { useIsSubmitting } from "../profile/use-is-submitting";
import { Button } from "../ui/button";

type BirthdateFormProps = Pick<WelcomeView, "limits" | "today"> & { answer: WelcomeResult | undefined };

export function BirthdateForm({ limits, today, answer }: BirthdateFormProps) {
  const t = useText();
  const isSending = useIsSubmitting("birthdate");
  return (
    <Form aria-label={t("details.birthdate")} method="post" className="form" noValidate>
      <input type="hidden" name="intent" value="birthdate" />
      <FormField id="birthdate" label={t("details.birthdate")} problem={problemText(t, answer, "birthdate", limits)}>
        {(field) => <BirthdateInput {...field} today={today} defaultValue={answer?.typed} />}
      </FormField>
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t("welcome.save")}
      </Button>
    </Form>
  );
}
