import { useText } from "~/i18n/use-text";
import { reportText, type ReportError } from "~/view-models/report-result";
import { useLoginHref } from "../frame/use-login-href";

type ReportProblemProps = { error: ReportError; maxLength: number };

export function ReportProblem({ error, maxLength }: ReportProblemProps) {
  const t = useText();
  const loginHref = useLoginHref();
  return (
    <p role="alert">
      {reportText(t, { ok: false, error }, maxLength)}{" "}
      {error === "sign_in_required" && (
        <a className="text-link" href={loginHref} rel="nofollow">
          {t("report.logIn")}
        </a>
      )}
    </p>
  );
}
