import { useText } from "~/i18n/use-text";
import { ButtonLink } from "../ui/button-link";
import { useLoginHref } from "./use-login-href";

/** The two ways to an account, both on the login page of the API host. */
export function LogInLinks() {
  const t = useText();
  const logIn = useLoginHref();
  const signUp = useLoginHref("sign-up");
  return (
    <>
      <ButtonLink href={logIn} variant="outline" isDocument>
        {t("account.logIn")}
      </ButtonLink>
      <ButtonLink href={signUp} variant="primary" isDocument>
        {t("account.signUp")}
      </ButtonLink>
    </>
  );
}
