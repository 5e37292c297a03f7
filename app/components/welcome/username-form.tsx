import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { WelcomeResult, WelcomeView } from "~/view-models/welcome-page";
import { FormField } from "../profile/form-field";
import { problemText } from "../profile/problem-texts";
import { useIsSubmitting } from "../profile/use-is-submitting";
import { UsernameInput } from "../profile/username-input";
import { Button } from "../ui/button";

type UsernameFormProps = { limits: WelcomeView["limits"]; proposal: string; answer: WelcomeResult | undefined };

export function UsernameForm({ limits, proposal, answer }: UsernameFormProps) {
  const t = useText();
  const isSending = useIsSubmitting("username");
  const problem = problemText(t, answer, "username", limits);
  const help = problem === undefined ? t("details.usernameRule", limits.username) : undefined;
  return (
    <Form aria-label={t("friends.username")} method="post" className="form" noValidate>
      <input type="hidden" name="intent" value="username" />
      <FormField id="username" label={t("friends.username")} help={help} problem={problem}>
        {(field) => <UsernameInput {...field} name="username" defaultValue={answer?.typed ?? proposal} />}
      </FormField>
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t("welcome.save")}
      </Button>
    </Form>
  );
}
