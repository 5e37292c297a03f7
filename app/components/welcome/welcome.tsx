import { Form, Link } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { WelcomeResult, WelcomeStepView, WelcomeView } from "~/view-models/welcome-page";
import { useRootData } from "../frame/use-root-data";
import { PageNote } from "../profile/page-note";
import { DETAILS_ERROR_TEXTS } from "../profile/problem-texts";
import { useIsSubmitting } from "../profile/use-is-submitting";
import { useProblemFocus } from "../profile/use-problem-focus";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { StepForm } from "./step-form";
import { STEP_TEXTS } from "./step-texts";

const STATUS_TEXTS: Record<WelcomeStepView["status"], TextKey> = {
  done: "welcome.done",
  skipped: "welcome.skipped",
  open: "welcome.open",
};

type WelcomeProps = { welcome: WelcomeView; result: WelcomeResult | undefined };

export function Welcome({ welcome, result }: WelcomeProps) {
  const t = useText();
  const { name, steps, current } = welcome;
  const content = useProblemFocus(result);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(current?.name);

  useEffect(() => {
    // After a form is sent, the focus moves to the next question.
    if (lastStep.current !== current?.name) heading.current?.focus();
    lastStep.current = current?.name;
  }, [current?.name]);

  return (
    <div className="page-width welcome-page" ref={content}>
      <h1>{t("welcome.heading", { name })}</h1>
      {current && <p className="muted">{t("welcome.intro")}</p>}
      <WelcomeSteps steps={steps} />
      {result && <PageNote text={t(DETAILS_ERROR_TEXTS[result.error])} />}
      {current ? (
        <section className="panel" aria-labelledby="step" key={current.name}>
          <p className="muted numeral">{t("welcome.position", { position: current.position, total: steps.length })}</p>
          <h2 id="step" tabIndex={-1} ref={heading}>
            {t(STEP_TEXTS[current.name].title)}
          </h2>
          <p>{t(STEP_TEXTS[current.name].text)}</p>
          <StepForm welcome={welcome} result={result} />
          <StepChoices current={current} />
        </section>
      ) : (
        <AllSet onwardHref={welcome.onwardHref} heading={heading} />
      )}
    </div>
  );
}

type AllSetProps = { onwardHref: string; heading: RefObject<HTMLHeadingElement> };

function AllSet({ onwardHref, heading }: AllSetProps) {
  const t = useText();
  const { locale } = useRootData();
  return (
    <section className="panel" aria-labelledby="step">
      <h2 id="step" tabIndex={-1} ref={heading}>
        {t("welcome.doneHeading")}
      </h2>
      <p>{t("welcome.doneText")}</p>
      <div className="inline-row choices flex-wrap">
        <ButtonLink href={onwardHref} variant="primary">
          {t("welcome.goOn")}
        </ButtonLink>
        <ButtonLink href={paths.profile(locale)}>{t("profile.title")}</ButtonLink>
      </div>
    </section>
  );
}

type StepChoicesProps = { current: NonNullable<WelcomeView["current"]> };

function StepChoices({ current: { name, canBeSkipped } }: StepChoicesProps) {
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

type WelcomeStepsProps = { steps: readonly WelcomeStepView[] };

function WelcomeSteps({ steps }: WelcomeStepsProps) {
  const t = useText();
  return (
    <ol className="welcome-steps" aria-label={t("welcome.steps")}>
      {steps.map(({ name, status, isCurrent, href }) => (
        <li key={name} className={status} aria-current={isCurrent ? "step" : undefined}>
          {href === null ? t(STEP_TEXTS[name].title) : <Link to={href}>{t(STEP_TEXTS[name].title)}</Link>}
          <span className="step-state">
            {status === "done" && <Icon name="check" size="small" />}
            {t(STATUS_TEXTS[status])}
          </span>
        </li>
      ))}
    </ol>
  );
}
