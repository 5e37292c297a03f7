import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { SpendError } from "~/view-models/spending";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";

type SpendProblemProps = { error: SpendError };

export function SpendProblem({ error }: SpendProblemProps) {
  const t = useText();
  const { locale } = useRootData();
  const loginHref = useLoginHref();
  return (
    <p role="alert" className="text-small">
      {t(`support.error.${error}`)}{" "}
      {error === "insufficient_funds" && (
        <Link className="text-link" to={paths.profile(locale)}>
          {t("support.toQuests")}
        </Link>
      )}
      {error === "email_not_confirmed" && (
        <Link className="text-link" to={paths.accountDetails(locale)}>
          {t("support.toAccount")}
        </Link>
      )}
      {error === "sign_in_required" && (
        <a className="text-link" href={loginHref} rel="nofollow">
          {t("support.logIn")}
        </a>
      )}
    </p>
  );
}
