import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { WelcomeView } from "~/view-models/welcome-page";
import { useIsSubmitting } from "../profile/use-is-submitting";
import { Button } from "../ui/button";

type StepChoicesProps = { current: NonNullable<WelcomeView["current"]> };

export function StepChoices({ current: { name, canBeSkipped } }: StepChoicesProps) {
  const t = useText();
  const isSkipping = useIsSubmitting("skip");
  const isLeaving = useIsSubmitting("later");
  return (
    <Form role="none" method="post" className="inline-row choices flex-wrap">
      <input type="hidden" name="step" value={name} />
      {canBeSkipped && (
        <Button type="submit" name="intent" value="skip" isBusy={isSkipping}>
          {t("welcome.skip")}
        </Button>
      )}
      <Button type="submit" name="intent" value="later" variant="text" isBusy={isLeaving}>
        {t("welcome.later")}
      </Button>
    </Form>
  );
}
