import { useText } from "~/i18n/use-text";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { useCurrentPath } from "./use-current-path";
import { useLoginHref } from "./use-login-href";
import { useRootData } from "./use-root-data";

export function LogInLinks() {
  const t = useText();
  const logIn = useLoginHref();
  const signUp = useLoginHref("sign-up");
  if (useRootData().session.status === "unknown") return <AccountNotice />;
  return (
    <>
      <ButtonLink href={logIn} variant="outline" stats="log-in" isDocument>
        {t("header.login")}
      </ButtonLink>
      <ButtonLink href={signUp} variant="primary" stats="sign-up" isDocument>
        {t("account.signUp")}
      </ButtonLink>
    </>
  );
}

/** Shown if there is a session but the API does not respond about its user. */
function AccountNotice() {
  const t = useText();
  return (
    <ButtonLink href={useCurrentPath()} variant="outline" isDocument>
      <Icon name="refresh-cw" />
      {t("account.failed")}
    </ButtonLink>
  );
}
