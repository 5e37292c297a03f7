import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Logo } from "../frame/logo";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";

type UnsubscribeProps = { hasToken: boolean };

/** How to stop mails: the logo and one panel, no frame. */
export function Unsubscribe({ hasToken }: UnsubscribeProps) {
  const t = useText();
  const { locale, publicSettings } = useRootData();
  return (
    <main className="in alone">
      <Logo />
      <section className="panel">
        <h1 className="h3">{t("unsubscribe.heading", { brand: publicSettings.brandName })}</h1>
        <p role={hasToken ? "alert" : undefined}>{t(hasToken ? "unsubscribe.invalid" : "unsubscribe.missing")}</p>
        <div className="row wrap">
          <ButtonLink href={paths.accountDetails(locale)} variant="primary">
            {t("unsubscribe.account")}
          </ButtonLink>
          <ButtonLink href={paths.home(locale)}>{t("unsubscribe.home")}</ButtonLink>
        </div>
      </section>
    </main>
  );
}
