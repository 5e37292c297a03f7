import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import type { WelcomeResult, WelcomeView } from "~/view-models/welcome-page";
import { PageNote } from "../profile/page-note";
import { DETAILS_ERROR_TEXTS } from "../profile/problem-texts";
import { useProblemFocus } from "../profile/use-problem-focus";
import { AllSet } from "./all-set";
import { StepChoices } from "./step-choices";
import { StepForm } from "./step-form";
import { STEP_TEXTS } from "./step-texts";
import { WelcomeSteps } from "./welcome-steps";

type WelcomeProps = { welcome: WelcomeView; answer: WelcomeResult | undefined };

export function Welcome({ welcome, answer }: WelcomeProps) {
  const t = useText();
  const { name, steps, current } = welcome;
  const content = useProblemFocus(answer);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current?.name);

  useEffect(() => {
    // After a form is sent, the focus moves to the next question.
    if (shown.current !== current?.name) heading.current?.focus();
    shown.current = current?.name;
  }, [current?.name]);

  return (
    <div className="page-width welcome-page" ref={content}>
      <h1>{t("welcome.heading", { name })}</h1>
      {current && <p className="muted">{t("welcome.intro")}</p>}
      <WelcomeSteps steps={steps} />
      {answer && <PageNote text={t(DETAILS_ERROR_TEXTS[answer.error])} />}
      {current ? (
        <section className="panel" aria-labelledby="step" key={current.name}>
          <p className="muted numeral">{t("welcome.position", { position: current.position, total: steps.length })}</p>
          <h2 id="step" tabIndex={-1} ref={heading}>
            {t(STEP_TEXTS[current.name].title)}
          </h2>
          <p>{t(STEP_TEXTS[current.name].text)}</p>
          <StepForm welcome={welcome} answer={answer} />
          <StepChoices current={current} />
        </section>
      ) : (
        <AllSet onwardHref={welcome.onwardHref} heading={heading} />
      )}
    </div>
  );
}
