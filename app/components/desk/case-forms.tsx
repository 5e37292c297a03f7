import { useText } from "~/i18n/use-text";
import type { TextKey } from "~/i18n/text-keys";
import type { CaseFormsView, CasePageView } from "~/view-models/desk/case-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";

type CaseFormsProps = { reportCase: CasePageView; forms: CaseFormsView; result: DeskFormResult | undefined };

const ASSIGNMENT_TEXTS: Record<CaseFormsView["assignment"], TextKey> = {
  take: "desk.takeCase",
  "take-over": "desk.takeOverCase",
  release: "desk.releaseCase",
};

/** Of an open case. */
export function CaseForms({
  reportCase: { version },
  forms: { assignment, outcomes, answers },
  result,
}: CaseFormsProps) {
  const t = useText();
  const assign = t(ASSIGNMENT_TEXTS[assignment]);
  return (
    <DeskPanel id="decide" title={t("desk.decideReports")}>
      <div className="desk-panel-body">
        <DeskForm
          intent={assignment === "release" ? "release" : "take"}
          label={assign}
          button={assign}
          variant="outline"
          fields={{ version }}
          result={result}
        />
        <p>{t(answers ? "desk.decideReportsText" : "desk.decideScoresText")}</p>
        <DeskForm
          intent="decide"
          label={t("desk.decideReports")}
          button={t(answers ? "desk.closeCase" : "desk.decideScores")}
          fields={{ version }}
          result={result}
        >
          <DeskSelect
            name="outcome"
            label={t("desk.decision")}
            help={answers ? t("desk.outcomeHelp") : undefined}
            options={outcomes}
          />
          <DeskField
            name="reason"
            label={t("desk.reason")}
            help={t(answers ? "desk.reasonHelp" : "desk.playerReads")}
          />
          {answers && (
            <DeskSelect name="answer" label={t("desk.answer")} help={t("desk.answerHelp")} options={answers} />
          )}
        </DeskForm>
      </div>
    </DeskPanel>
  );
}
