/** @jsxImportSource hono/jsx */
import type { LoginContext } from "../login-context";
import type { ProblemTexts } from "../problem-texts";
import { FormProblem } from "./form-problem";
import { PasskeyButton } from "./passkey-button";
import { TextField } from "./text-field";

type SecondFactorFormProps = { visit: LoginContext; brand: string; problems: ProblemTexts };

export function SecondFactorForm({ visit, brand, problems }: SecondFactorFormProps) {
  const { t } = visit;
  return (
    <form aria-label={t("session.secondFactor")} method="post" action={visit.hrefOf({})} novalidate>
      <div>
        <h1>{t("session.secondFactor")}</h1>
        <p class="lead">{t("session.secondFactorLead", { brand })}</p>
      </div>
      <FormProblem text={problems.form} />
      <TextField
        name="code"
        label={t("session.code")}
        autocomplete="one-time-code"
        help={t("session.codeHelp")}
        problem={problems.code}
      />
      <button class="button button--primary" type="submit">
        {t("session.logIn")}
      </button>
      <PasskeyButton visit={visit} />
      <p>
        <a class="text-link" href={visit.hrefTo("login")}>
          {t("session.backToLogIn")}
        </a>
      </p>
    </form>
  );
}
