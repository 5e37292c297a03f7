/** @jsxImportSource hono/jsx */
import { FormProblem } from "./form-problem";
import type { LoginContext } from "../login-context";
import type { ProblemTexts } from "../problem-texts";
import { TextField } from "./text-field";

type ForgotPasswordFormProps = { visit: LoginContext; login: string; problems: ProblemTexts };

export function ForgotPasswordForm({ visit, login, problems }: ForgotPasswordFormProps) {
  const { t } = visit;
  return (
    <form aria-label={t("session.forgotPassword")} method="post" action={visit.hrefOf({})} novalidate>
      <div>
        <h1>{t("session.forgotPassword")}</h1>
        <p class="lead">{t("session.forgotLead")}</p>
      </div>
      <FormProblem text={problems.form} />
      <TextField
        name="login"
        label={t("session.login")}
        autocomplete="username"
        value={login}
        problem={problems.login}
      />
      <button class="button button--primary" type="submit">
        {t("session.sendLink")}
      </button>
      <p>
        <a class="text-link" href={visit.hrefTo("login")}>
          {t("session.backToLogIn")}
        </a>
      </p>
    </form>
  );
}
