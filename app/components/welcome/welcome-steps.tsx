import { Link } from "@remix-run/react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import type { WelcomeStepView } from "~/view-models/welcome-page";
import { Icon } from "../ui/icon";
import { STEP_TEXTS } from "./step-texts";

const STATUS_TEXTS: Record<WelcomeStepView["status"], TextKey> = {
  done: "welcome.done",
  skipped: "welcome.skipped",
  open: "welcome.open",
};

type WelcomeStepsProps = { steps: readonly WelcomeStepView[] };

export function WelcomeSteps({ steps }: WelcomeStepsProps) {
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
