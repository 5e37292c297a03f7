import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { Button } from "../ui/button";
import { FormField } from "./form-field";
import { PasswordField } from "./password-field";
import { securityProblemText } from "./security-problem-texts";
import { useIsSubmitting } from "./use-is-submitting";

type SecurityEmailProps = { security: SecurityView; result: SecurityResult | undefined };

export function SecurityEmail({ security: { email, isConfirmed, passwordLimits }, result }: SecurityEmailProps) {
  const t = useText();
  const [isSending, isChanging] = [useIsSubmitting("send-activation"), useIsSubmitting("change-email")];
  const problemOf = (field: "newEmail" | "emailPassword") => securityProblemText(t, result, field, passwordLimits);
  return (
    <>
      <p className="user-text">
        <span className="visually-hidden">{t("details.email")}: </span>
        <b>{email}</b>{" "}
        <span className="muted">{isConfirmed ? t("security.confirmed") : t("security.unconfirmed")}</span>
      </p>
      {!isConfirmed && (
        <Form role="none" method="post" className="profile-edits" preventScrollReset>
          <input type="hidden" name="intent" value="send-activation" />
          <Button type="submit" variant="outline" isBusy={isSending}>
            {t("security.sendAgain")}
          </Button>
        </Form>
      )}
      <details className="profile-edits" open={result?.about === "email" || undefined}>
        <summary className="button button--outline">{t("security.changeEmail")}</summary>
        <Form aria-label={t("security.changeEmail")} method="post" className="form" preventScrollReset noValidate>
          <input type="hidden" name="intent" value="change-email" />
          <FormField
            id="newEmail"
            label={t("security.newEmail")}
            help={t("security.changeEmailHelp")}
            problem={problemOf("newEmail")}
          >
            {(field) => (
              <input
                {...field}
                className="text-input"
                type="email"
                name="newEmail"
                defaultValue={result?.newEmail}
                autoComplete="email"
                required
              />
            )}
          </FormField>
          <PasswordField
            name="emailPassword"
            label={t("security.currentPassword")}
            problem={problemOf("emailPassword")}
            autoComplete="current-password"
          />
          <Button type="submit" variant="primary" isBusy={isChanging}>
            {t("security.sendLink")}
          </Button>
        </Form>
      </details>
    </>
  );
}
