import { Form, useNavigation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { UnsubscribeResult, UnsubscribeView } from "~/view-models/unsubscribe";
import { Logo } from "../frame/logo";
import { useRootData } from "../frame/use-root-data";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";

type UnsubscribeProps = { unsubscribe: UnsubscribeView; result: UnsubscribeResult | undefined };

export function Unsubscribe({ unsubscribe, result }: UnsubscribeProps) {
  const t = useText();
  const { locale, publicSettings } = useRootData();
  return (
    <main className="page-width narrow-page">
      <Logo />
      <section className="panel">
        <h1 className="heading-small">{t("unsubscribe.heading", { brand: publicSettings.brandName })}</h1>
        {"email" in unsubscribe ? (
          <SubscriptionForm {...unsubscribe} result={result} />
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

const TEXTS = {
  subscribed: { news: "unsubscribe.subscribed", digest: "unsubscribe.digestSubscribed" },
  stopped: { news: "unsubscribe.stopped", digest: "unsubscribe.digestStopped" },
} as const;

type SubscriptionFormProps = {
  status: "subscribed" | "stopped";
  isDigest: boolean;
  email: string;
  result: UnsubscribeResult | undefined;
};

function SubscriptionForm({ status, isDigest, email, result }: SubscriptionFormProps) {
  const t = useText();
  const isSending = useNavigation().state === "submitting";
  const isSubscribed = status === "subscribed";
  return (
    <>
      <p role="status">{t(TEXTS[status][isDigest ? "digest" : "news"], { email })}</p>
      <p className="muted">{t("unsubscribe.stay")}</p>
      {result?.ok === false && <p role="alert">{t("unsubscribe.failed")}</p>}
      <Form role="none" method="post" className="inline-row flex-wrap">
        <input type="hidden" name="intent" value={isSubscribed ? "unsubscribe" : "subscribe"} />
        <Button type="submit" variant={isSubscribed ? "primary" : "neutral"} isBusy={isSending}>
          {t(isSubscribed ? "unsubscribe.stop" : "unsubscribe.resume")}
        </Button>
      </Form>
    </>
  );
}
