import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ReviewAnswerView, ReviewView } from "~/view-models/player-reviews";
import type { AnsweringView, ReviewRefusal, ReviewReportView } from "~/view-models/reviews-page";
import { ReportForm } from "../report/report-form";
import { Avatar } from "../ui/avatar";
import { Icon } from "../ui/icon";
import { AnswerForm } from "./answer-form";
import { HelpfulForm } from "./helpful-form";

type ReviewItemProps = {
  review: ReviewView;
  /** Null for whoever may not report. */
  report: ReviewReportView | null;
  /** Null for all but who makes the game. */
  answering: AnsweringView | null;
  refusal: ReviewRefusal | undefined;
};

export function ReviewItem({ review, report, answering, refusal }: ReviewItemProps) {
  const { id, label, author, isRecommended, vote, about, text, language, isOwn, answer } = review;
  return (
    <article className="panel player-review" id={`review-${id}`} aria-label={label}>
      <header className="player-review-head">
        <Avatar src={author.pictureUrl} size="large" />
        <div>
          <Link className="text-link" to={author.href} rel="nofollow ugc">
            {author.name}
          </Link>
          <p className="text-small muted">{about}</p>
        </div>
        <p className="player-review-vote">
          <Icon name={isRecommended ? "check" : "x"} size="small" />
          {vote}
        </p>
      </header>
      <p className="review-text" lang={language}>
        {text}
      </p>
      {answer && <ReviewAnswer answer={answer} />}
      <footer className="player-review-actions">
        <HelpfulForm review={review} />
        {report && !isOwn && <ReportReview review={review} report={report} />}
        {answering && <AnswerForm key={answer?.text} review={review} answering={answering} refusal={refusal} />}
      </footer>
    </article>
  );
}

function ReviewAnswer({ answer: { title, text, date } }: { answer: ReviewAnswerView }) {
  return (
    <section className="player-review-answer">
      <h3>{title}</h3>
      <p className="text-small muted">{date}</p>
      <p className="review-text">{text}</p>
    </section>
  );
}

type ReportReviewProps = { review: ReviewView; report: ReviewReportView };

function ReportReview({ review: { id, author }, report: { reasons, maxLength } }: ReportReviewProps) {
  const t = useText();
  const label = t("reviews.reportOf", { author: author.name });
  return (
    <details className="player-review-report">
      <summary className="button button--text">
        <Icon name="flag" size="small" />
        <span aria-hidden="true">{t("reviews.report")}</span>
        <span className="visually-hidden">{label}</span>
      </summary>
      <ReportForm label={label} fields={{ reviewId: id }} reasons={reasons} maxLength={maxLength} />
    </details>
  );
}
