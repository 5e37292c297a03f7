import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { UnsubscribeResult, UnsubscribeView } from "~/view-models/unsubscribe";
import { Logo } from "../frame/logo";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { SubscriptionForm } from "./subscription-form";

type UnsubscribeProps = { unsubscribe: UnsubscribeView; answer: UnsubscribeResult | undefined };

export function Unsubscribe({ unsubscribe, answer }: UnsubscribeProps) {
  const t = useText();
  const { locale, publicSettings } = useRootData();
  return (
    <main className="page-width narrow-page">
      <Logo />
      <section className="panel">
        <h1 className="heading-small">{t("unsubscribe.heading", { brand: publicSettings.brandName })}</h1>
        {"email" in unsubscribe ? (
          <SubscriptionForm {...unsubscribe} answer={answer} />
        ) : (
          <p role={unsubscribe.status === "invalid" ? "alert" : undefined}>{t(`unsubscribe.${unsubscribe.status}`)}</p>
        )}
        <div className="inline-row flex-wrap">
          <ButtonLink href={paths.accountDetails(locale)} variant="outline">
            {t("unsubscribe.account")}
          </ButtonLink>
          <ButtonLink href={paths.home(locale)} variant="text">
            {t("unsubscribe.home")}
          </ButtonLink>
        </div>
      </section>
    </main>
  );
}
