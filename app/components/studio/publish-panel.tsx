import { useText } from "~/i18n/use-text";
import type { PublishView, ReviewView } from "~/view-models/studio/publish-checklist";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { Icon } from "../ui/icon";
import { ConfirmedForm } from "./confirmed-form";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

const SUBMISSION = { intent: "submit" };

type PublishPanelProps = { publish: PublishView; result: StudioRefusal | undefined };

export function PublishPanel({ publish, result }: PublishPanelProps) {
  const { items, heading, text, button, isReady, asksForRules, review } = publish;
  const t = useText();
  return (
    <section className="panel" aria-labelledby="publish">
      <h2 className="heading-small" id="publish">
        {heading}
      </h2>
      <ul className="studio-checklist" id="checklist">
        {items.map((item) => (
          <li key={item.text} className={item.isDone ? "studio-check--done" : undefined}>
            <Icon name={item.isDone ? "circle-check" : "circle-x"} />
            {item.isDone ? (
              <span>
                {item.text}
                <span className="visually-hidden">: {t("studios.checkDone")}</span>
              </span>
            ) : (
              <a className="text-link" href={item.href}>
                {item.text}
                <span className="visually-hidden">: {t("studios.checkOpen")}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="text-small muted">{text}</p>
      {review && <ReviewNote review={review} />}
      {button !== null && (
        <div className="profile-edits">
          <StudioForm
            form={review ? SUBMISSION : { intent: "publish" }}
            button={button}
            variant="primary"
            isDisabled={!isReady}
            describedBy="checklist"
          >
            {review && <WishedDate review={review} result={result} />}
            {asksForRules ? <RulesField /> : undefined}
          </StudioForm>
        </div>
      )}
    </section>
  );
}

type ReviewNoteProps = { review: ReviewView };

function ReviewNote({ review: { note, canWithdraw } }: ReviewNoteProps) {
  const t = useText();
  return (
    <>
      {note !== null && (
        <p>
          <b>{note}</b>
        </p>
      )}
      {canWithdraw && (
        <ConfirmedForm
          form={{ intent: "withdraw" }}
          summary={t("studios.review.withdraw")}
          of=""
          text={t("studios.review.withdrawText")}
          button={t("studios.review.withdraw")}
        />
      )}
    </>
  );
}

type WishedDateProps = ReviewNoteProps & { result: StudioRefusal | undefined };

function WishedDate({ review, result }: WishedDateProps) {
  const t = useText();
  return (
    <StudioField
      form={SUBMISSION}
      name="wishedDate"
      type="datetime-local"
      label={t("studios.review.wished")}
      help={t("studios.review.wishedHelp")}
      saved={review.wishedDate}
      result={result}
    />
  );
}

function RulesField() {
  const t = useText();
  return (
    <div className="form-field">
      <label className="checkbox-field">
        <input type="checkbox" name="rulesChanged" aria-describedby="rules-changed-help" />
        {t("studios.rulesChanged")}
      </label>
      <p className="field-help" id="rules-changed-help">
        {t("studios.rulesChangedHelp")}
      </p>
    </div>
  );
}
