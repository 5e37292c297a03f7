/** @jsxImportSource hono/jsx */
import { FormProblem } from "./form-problem";
import type { LoginFormProps } from "./login-form-props";
import { PasskeyButton } from "./passkey-button";
import { TextField } from "./text-field";

export function LogInForm({ visit, values, problems }: LoginFormProps) {
  const { t } = visit;
  return (
    <form aria-label={t("session.logIn")} method="post" action={visit.hrefOf({})} novalidate>
      <div>
        <h1>{t("session.logIn")}</h1>
        <p class="lead">{t("session.logInLead")}</p>
      </div>
      <FormProblem text={problems.form} />
      <TextField
        name="login"
        label={t("session.login")}
        autocomplete="username"
        value={values.login}
        problem={problems.login}
      />
      <TextField
        name="password"
        label={t("session.password")}
        type="password"
        autocomplete="current-password"
        problem={problems.password}
      />
      <p>
        <a class="text-link" href={visit.hrefTo("forgot-password")}>
          {t("session.forgotPassword")}
        </a>
      </p>
      <label class="checkbox-field">
        <input type="checkbox" name="remember" checked={values.isRemembered} />
        <span>{t("session.keepLoggedIn")}</span>
      </label>
      <button class="button button--primary" type="submit" name="intent" value="log-in">
        {t("session.logIn")}
      </button>
      <PasskeyButton visit={visit} />
      <p class="muted">
        <span>{t("session.newHere")}</span>{" "}
        <a class="text-link" href={visit.hrefOf({ form: "sign-up" })}>
          {t("session.signUp")}
        </a>
      </p>
    </form>
  );
}
