import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { WelcomeResult, WelcomeView } from "~/view-models/welcome-page";
import { BirthdateInput } from "../profile/birthdate-input";
import { FormField } from "../profile/form-field";
import { PictureForm } from "../profile/picture-form";
import { problemText } from "../profile/problem-texts";
import { useIsSubmitting } from "../profile/use-is-submitting";
import { UsernameInput } from "../profile/username-input";
import { Button } from "../ui/button";

type StepFormProps = { welcome: WelcomeView; result: WelcomeResult | undefined };

export function StepForm({ welcome, result }: StepFormProps) {
  const { limits, today } = welcome;
  switch (welcome.current?.name) {
    case "AVATAR":
      return <PictureForm details={{ pictureUrl: null, limits }} result={result} />;
    case "USERNAME":
      return <UsernameForm limits={limits} proposal={welcome.current.proposal} result={result} />;
    case "DATE_OF_BIRTH":
      return <BirthdateForm limits={limits} today={today} result={result} />;
    case "MARKETING_CONSENT":
      return <ConsentForm />;
    case undefined:
      return null;
  }
}

type BirthdateFormProps = Pick<WelcomeView, "limits" | "today"> & { result: WelcomeResult | undefined };

function BirthdateForm({ limits, today, result }: BirthdateFormProps) {
  const t = useText();
  const isSending = useIsSubmitting("birthdate");
  return (
    <Form aria-label={t("details.birthdate")} method="post" className="form" noValidate>
      <input type="hidden" name="intent" value="birthdate" />
      <FormField id="birthdate" label={t("details.birthdate")} problem={problemText(t, result, "birthdate", limits)}>
        {(field) => <BirthdateInput {...field} today={today} defaultValue={result?.typed} />}
      </FormField>
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t("welcome.save")}
      </Button>
    </Form>
  );
}

function ConsentForm() {
  const t = useText();
  return (
    <Form role="none" method="post" className="form">
      <input type="hidden" name="intent" value="consent" />
      <div className="inline-row flex-wrap">
        <Button type="submit" name="consent" value="yes">
          {t("welcome.consentYes")}
        </Button>
        <Button type="submit" name="consent" value="no">
          {t("welcome.consentNo")}
        </Button>
      </div>
    </Form>
  );
}

type UsernameFormProps = { limits: WelcomeView["limits"]; proposal: string; result: WelcomeResult | undefined };

function UsernameForm({ limits, proposal, result }: UsernameFormProps) {
  const t = useText();
  const isSending = useIsSubmitting("username");
  const problem = problemText(t, result, "username", limits);
  const help = problem === undefined ? t("details.usernameRule", limits.username) : undefined;
  return (
    <Form aria-label={t("friends.username")} method="post" className="form" noValidate>
      <input type="hidden" name="intent" value="username" />
      <FormField id="username" label={t("friends.username")} help={help} problem={problem}>
        {(field) => <UsernameInput {...field} name="username" defaultValue={result?.typed ?? proposal} />}
      </FormField>
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t("welcome.save")}
      </Button>
    </Form>
  );
}
