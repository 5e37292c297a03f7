import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { Button } from "../ui/button";
import { PasswordField } from "./password-field";
import { securityProblemText } from "./security-problem-texts";
import { useIsSubmitting } from "./use-is-submitting";

type SecurityPasswordProps = { security: SecurityView; result: SecurityResult | undefined };

/** Passwords are cleared after each response. */
export function SecurityPassword({ security: { passwordLimits }, result }: SecurityPasswordProps) {
  const t = useText();
  const isSending = useIsSubmitting("change-password");
  const form = useRef<HTMLFormElement>(null);
  const wasSending = useRef(false);
  const problemOf = (field: "currentPassword" | "newPassword") => securityProblemText(t, result, field, passwordLimits);

  useEffect(() => {
    if (wasSending.current && !isSending) form.current?.reset();
    wasSending.current = isSending;
  }, [isSending]);

  return (
    <details className="profile-edits" open={result?.about === "password" || undefined}>
      <summary className="button button--outline">{t("security.changePassword")}</summary>
      <Form
        aria-label={t("security.changePassword")}
        method="post"
        className="form"
        preventScrollReset
        noValidate
        ref={form}
      >
        <input type="hidden" name="intent" value="change-password" />
        <PasswordField
          name="currentPassword"
          label={t("security.currentPassword")}
          problem={problemOf("currentPassword")}
          autoComplete="current-password"
        />
        <PasswordField
          name="newPassword"
          label={t("security.newPassword")}
          help={problemOf("newPassword") === undefined ? t("security.passwordHelp", passwordLimits) : undefined}
          problem={problemOf("newPassword")}
          autoComplete="new-password"
        />
        <label className="checkbox-field">
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
