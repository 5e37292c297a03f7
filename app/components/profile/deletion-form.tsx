import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { AccountDetailsView, DetailsResult } from "~/view-models/account-details";
import { Button } from "../ui/button";
import { FormField } from "./form-field";
import { PasswordField } from "./password-field";
import { problemText } from "./problem-texts";
import { UsernameInput } from "./username-input";
import { useIsSubmitting } from "./use-is-submitting";

type DeletionFormProps = { details: AccountDetailsView; answer: DetailsResult | undefined };

export function DeletionForm({ details: { confirmation, limits }, answer }: DeletionFormProps) {
  const t = useText();
  const isSending = useIsSubmitting("delete");
  const problem = problemText(t, answer, "confirmation", limits);
  const passwordProblem = problemText(t, answer, "deletionPassword", limits);
  return (
    <details className="danger-zone" open={problem !== undefined || passwordProblem !== undefined || undefined}>
      <summary className="button button--danger">{t("details.deletion")}</summary>
      <Form aria-label={t("details.deletion")} method="post" className="form" preventScrollReset>
        <p>{t("details.deletionText")}</p>
        <input type="hidden" name="intent" value="delete" />
        <FormField id="confirmation" label={t("details.deletionConfirm", { username: confirmation })} problem={problem}>
          {(field) => <UsernameInput {...field} name="confirmation" required />}
        </FormField>
        <PasswordField
          name="deletionPassword"
          label={t("security.currentPassword")}
          problem={passwordProblem}
          autoComplete="current-password"
        />
        <Button type="submit" variant="danger" isBusy={isSending}>
          {t("details.deleteForGood")}
        </Button>
      </Form>
    </details>
  );
}
