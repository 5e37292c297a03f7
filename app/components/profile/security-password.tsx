import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { Button } from "../ui/button";
import { FormField } from "./form-field";
import { securityProblemText } from "./security-problem-texts";
import { useIsSubmitting } from "./use-is-submitting";

type SecurityPasswordProps = { security: SecurityView; answer: SecurityResult | undefined };

/** Passwords are cleared after each response. */
export function SecurityPassword({ security: { passwordLimits }, answer }: SecurityPasswordProps) {
  const t = useText();
  const isSending = useIsSubmitting("change-password");
  const form = useRef<HTMLFormElement>(null);
  const wasSending = useRef(false);
  const problemOf = (field: "currentPassword" | "newPassword") => securityProblemText(t, answer, field, passwordLimits);

  useEffect(() => {
    if (wasSending.current && !isSending) form.current?.reset();
    wasSending.current = isSending;
  }, [isSending]);

  return (
    <details className="edits" open={answer?.about === "password" || undefined}>
      <summary className="btn o">{t("security.changePassword")}</summary>
      <Form
        aria-label={t("security.changePassword")}
        method="post"
        className="form"
        preventScrollReset
        noValidate
        ref={form}
      >
        <input type="hidden" name="intent" value="change-password" />
        <FormField id="currentPassword" label={t("security.currentPassword")} problem={problemOf("currentPassword")}>
          {(field) => (
            <input
              {...field}
              className="inp"
              type="password"
              name="currentPassword"
              autoComplete="current-password"
              required
            />
          )}
        </FormField>
        <FormField
          id="newPassword"
          label={t("security.newPassword")}
          help={problemOf("newPassword") === undefined ? t("security.passwordHelp", passwordLimits) : undefined}
          problem={problemOf("newPassword")}
        >
          {(field) => (
            <input {...field} className="inp" type="password" name="newPassword" autoComplete="new-password" required />
          )}
        </FormField>
        <label className="ck">
          <input type="checkbox" name="signOutOthers" defaultChecked />
          {t("security.endOthers")}
        </label>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {t("security.savePassword")}
        </Button>
      </Form>
    </details>
  );
}
