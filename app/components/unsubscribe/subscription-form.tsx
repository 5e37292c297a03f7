import { Form, useNavigation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { UnsubscribeResult } from "~/view-models/unsubscribe";
import { Button } from "../ui/button";

type SubscriptionFormProps = {
  status: "subscribed" | "stopped";
  email: string;
  answer: UnsubscribeResult | undefined;
};

export function SubscriptionForm({ status, email, answer }: SubscriptionFormProps) {
  const t = useText();
  const isSending = useNavigation().state === "submitting";
  const isSubscribed = status === "subscribed";
  return (
    <>
      <p role="status">{t(`unsubscribe.${status}`, { email })}</p>
      <p className="muted">{t("unsubscribe.stay")}</p>
      {answer?.ok === false && <p role="alert">{t("unsubscribe.failed")}</p>}
      <Form role="none" method="post" className="inline-row flex-wrap">
        <input type="hidden" name="intent" value={isSubscribed ? "unsubscribe" : "subscribe"} />
        <Button type="submit" variant={isSubscribed ? "primary" : "neutral"} isBusy={isSending}>
          {t(isSubscribed ? "unsubscribe.stop" : "unsubscribe.resume")}
        </Button>
      </Form>
    </>
  );
}
