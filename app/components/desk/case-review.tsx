import { useText } from "~/i18n/use-text";
import type { CaseReviewView } from "~/view-models/desk/case-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";

type CaseReviewProps = { review: CaseReviewView; result: DeskFormResult | undefined };

/** What a player has written about a game, and the form that removes it or shows it again. */
export function CaseReview({ review: { vote, text, isRemoved, intent }, result }: CaseReviewProps) {
  const t = useText();
  const label = t(isRemoved ? "desk.restoreReview" : "desk.removeReview");
  return (
    <DeskPanel id="review" title={t("desk.reviewText")}>
      <div className="desk-panel-body">
        {isRemoved && <p className="field-message">{t("desk.reviewIsRemoved")}</p>}
        <p>
          <b>{vote}</b>
        </p>
        <p className="desk-quote">{text}</p>
        {intent !== null && (
          <DeskForm
            intent={intent}
            label={label}
            button={label}
            variant={isRemoved ? "outline" : "danger"}
            result={result}
          >
            <DeskField name="reason" label={t("desk.reason")} help={t("desk.playerReads")} />
          </DeskForm>
        )}
      </div>
    </DeskPanel>
  );
}
