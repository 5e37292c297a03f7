import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { ReviewListView, ReviewView } from "~/view-models/desk/review-list";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskFacts } from "./desk-facts";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";
import { RefusalForm } from "./refusal-form";

type ReviewListProps = {
  list: ReviewListView;
  mayDecide: boolean;
  result: DeskFormResult | undefined;
};

export function ReviewList({ list: { reviews, pager }, mayDecide, result }: ReviewListProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.reviews")} text={t("desk.reviewsText")} />
      <DeskNote result={result} />
      {reviews.length === 0 && <EmptyList text={t("desk.noReviews")} />}
      <div className="desk-stack desk-stack--narrow">
        {reviews.map((review) => (
          <DeskPanel key={review.id} id={`review-${review.id}`} title={review.title}>
            <div className="desk-panel-body">
              <ReviewFacts review={review} />
              <div className="desk-row-forms">
                <ButtonLink href={review.playHref} isDocument>
                  {t("desk.playSubmitted")}
                  <span className="visually-hidden"> {review.title}</span>
                </ButtonLink>
                {mayDecide && <Decisions review={review} result={result} />}
              </div>
            </div>
          </DeskPanel>
        ))}
      </div>
      {pager && <Pager pager={pager} />}
    </>
  );
}

type ReviewProps = { review: ReviewView };

function ReviewFacts({ review: { studio, description, pictureUrl, facts, warnings, problems } }: ReviewProps) {
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} className="field-message">
          {problem}
        </p>
      ))}
      <p className="text-small muted">{studio}</p>
      {pictureUrl !== null && <img className="desk-cover" src={pictureUrl} alt="" width={320} height={180} />}
      <p className="desk-quote">{description}</p>
      <DeskFacts facts={facts} />
      {warnings.map((warning) => (
        <p key={warning} className="text-small">
          {warning}
        </p>
      ))}
    </>
  );
}

type DecisionsProps = ReviewProps & { result: DeskFormResult | undefined };

function Decisions({ review: { id: subject, title: name, publishDate }, result }: DecisionsProps) {
  const t = useText();
  return (
    <>
      <DeskForm
        intent="approve"
        subject={subject}
        label={t("desk.approveSomebody", { name })}
        button={t("desk.approve")}
        variant="primary"
        result={result}
      />
      <DeskRowForm
        intent="schedule"
        subject={subject}
        summary={t("desk.approveLater")}
        name={name}
        label={t("desk.approveSomebodyLater", { name })}
        button={t("desk.approveSomebodyLater", { name })}
        result={result}
      >
        <DeskField
          name="publishDate"
          type="datetime-local"
          label={t("desk.appearAt")}
          help={t("desk.publishDateHelp")}
          saved={publishDate}
        />
      </DeskRowForm>
      <RefusalForm
        intent="send-back"
        summary={t("desk.sendBack")}
        label={t("desk.sendBackSomebody", { name })}
        reader={t("desk.studioReads")}
        {...{ subject, name, result }}
      />
    </>
  );
}
