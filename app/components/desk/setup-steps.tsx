import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { SetupStepsView, SetupStepView } from "~/view-models/desk/setup-steps";
import { ButtonLink } from "../ui/button-link";

type SetupStepsProps = { setup: SetupStepsView };

const CLASSES: Record<SetupStepView["state"], string | undefined> = {
  done: "desk-step--done",
  current: "desk-step--current",
  open: undefined,
};

export function SetupSteps({ setup: { progress, steps } }: SetupStepsProps) {
  const t = useText();
  return (
    <section className="desk-setup" aria-labelledby="setup">
      <header>
        <h2 id="setup">{t("desk.setup")}</h2>
        <p className="muted">{progress}</p>
      </header>
      <ol className="desk-steps">
        {steps.map((step) => (
          <li
            key={step.step}
            className={CLASSES[step.state]}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            <Step step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type StepProps = { step: SetupStepView };

function Step({ step: { title, text, state, href, action } }: StepProps) {
  const t = useText();
  if (state === "current") {
    return (
      <>
        <h3>{title}</h3>
        <p>{text}</p>
        <ButtonLink href={href} variant="primary">
          {action}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h3>
        <Link to={href}>{title}</Link>
      </h3>
      <p>{state === "done" ? t("desk.step.done") : text}</p>
    </>
  );
}
