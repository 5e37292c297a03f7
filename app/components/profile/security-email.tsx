import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { Button } from "../ui/button";
import { FormField } from "./form-field";
import { securityProblemText } from "./security-problem-texts";
import { useIsSubmitting } from "./use-is-submitting";

type SecurityEmailProps = { security: SecurityView; answer: SecurityResult | undefined };

export function SecurityEmail({ security: { email, isConfirmed, passwordLimits }, answer }: SecurityEmailProps) {
  const t = useText();
  const [isAsking, isChanging] = [useIsSubmitting("send-activation"), useIsSubmitting("change-email")];
  const problemOf = (field: "newEmail" | "emailPassword") => securityProblemText(t, answer, field, passwordLimits);
  return (
    <>
      <p className="said">
        <span className="vh">{t("details.email")}: </span>
        <b>{email}</b> <span className="mut">{isConfirmed ? t("security.confirmed") : t("security.unconfirmed")}</span>
      </p>
      {!isConfirmed && (
        <Form role="none" method="post" className="edits" preventScrollReset>
          <input type="hidden" name="intent" value="send-activation" />
          <Button type="submit" variant="outline" isBusy={isAsking}>
            {t("security.sendAgain")}
          </Button>
        </Form>
      )}
      <details className="edits" open={answer?.about === "email" || undefined}>
        <summary className="btn o">{t("security.changeEmail")}</summary>
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
                className="inp"
                type="email"
                name="newEmail"
                defaultValue={answer?.newEmail}
                autoComplete="email"
                required
              />
            )}
          </FormField>
          <FormField id="emailPassword" label={t("security.currentPassword")} problem={problemOf("emailPassword")}>
            {(field) => (
              <input
                {...field}
                className="inp"
                type="password"
                name="emailPassword"
                autoComplete="current-password"
                required
              />
            )}
          </FormField>
          <Button type="submit" variant="primary" isBusy={isChanging}>
            {t("security.sendLink")}
          </Button>
        </Form>
      </details>
    </>
  );
}
