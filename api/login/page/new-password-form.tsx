/** @jsxImportSource hono/jsx */
import { MIN_PASSWORD_LENGTH } from "~contract/calls/account";
import type { LoginContext } from "../login-context";
import { TextField } from "./text-field";

type NewPasswordFormProps = { visit: LoginContext; username: string; problem: string | undefined };

export function NewPasswordForm({ visit, username, problem }: NewPasswordFormProps) {
  const { t } = visit;
  return (
    <form aria-label={t("session.newPassword")} method="post" action={visit.hrefOf({})} novalidate>
      <div>
        <h1>{t("session.newPassword")}</h1>
        <p class="lead">{t("session.newPasswordLead", { username })}</p>
      </div>
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autocomplete="username" value={username} />
      <TextField
        name="password"
        label={t("session.newPassword")}
        type="password"
        autocomplete="new-password"
        help={t("session.passwordHelp", { min: MIN_PASSWORD_LENGTH })}
        problem={problem}
      />
      <button class="button button--primary" type="submit">
        {t("session.savePassword")}
      </button>
    </form>
  );
}
