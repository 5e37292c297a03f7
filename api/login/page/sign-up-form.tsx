/** @jsxImportSource hono/jsx */
import { MIN_PASSWORD_LENGTH } from "~contract/calls/account";
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from "~contract/calls/profile";
import { FormProblem } from "./form-problem";
import type { LoginFormProps } from "./login-form-props";
import { TextField } from "./text-field";

export function SignUpForm({ visit, values, problems }: LoginFormProps) {
  const { t } = visit;
  return (
    <form aria-label={t("session.signUp")} method="post" action={visit.hrefOf({})} novalidate>
      <div>
        <h1>{t("session.signUp")}</h1>
        <p class="lead">{t("session.signUpLead")}</p>
      </div>
      <FormProblem text={problems.form} />
      <TextField
        name="username"
        label={t("session.username")}
        autocomplete="username"
        value={values.username}
        help={t("session.usernameHelp", { min: MIN_USERNAME_LENGTH, max: MAX_USERNAME_LENGTH })}
        problem={problems.username}
      />
      <TextField
        name="email"
        label={t("session.email")}
        type="email"
        autocomplete="email"
        value={values.email}
        help={t("session.emailHelp")}
        problem={problems.email}
      />
      <TextField
        name="password"
        label={t("session.password")}
        type="password"
        autocomplete="new-password"
        help={t("session.passwordHelp", { min: MIN_PASSWORD_LENGTH })}
        problem={problems.password}
      />
      <button class="button button--primary" type="submit" name="intent" value="sign-up">
        {t("session.signUp")}
      </button>
      <p class="muted">
        <span>{t("session.haveAccount")}</span>{" "}
        <a class="text-link" href={visit.hrefOf({ form: "log-in" })}>
          {t("session.logIn")}
        </a>
      </p>
    </form>
  );
}
