import { useText } from "~/i18n/use-text";
import type { ReviewRefusal, ReviewsPageView } from "~/view-models/reviews-page";
import { ChoiceForm } from "../catalogue/choice-form";
import { PageHeader } from "../catalogue/page-header";
import { PageNote } from "../profile/page-note";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { OwnReview } from "./own-review";
import { ReviewItem } from "./review-item";

type ReviewsPageProps = { reviewsPage: ReviewsPageView; refusal: ReviewRefusal | undefined };

/** What players have written about a game, below what the viewer may write. */
export function ReviewsPage({ reviewsPage, refusal }: ReviewsPageProps) {
  const t = useText();
  const { title, subtitle, game, own, order, emptyText, reviews, pager, report, answering } = reviewsPage;
  return (
    <div className="page-width reviews-page">
      <PageHeader title={title} subtitle={subtitle || null}>
        <ButtonLink href={game.href} variant="outline">
          {t("reviews.play")}
        </ButtonLink>
      </PageHeader>
      {refusal && !refusal.problems && <PageNote text={refusal.message ?? t("reviews.error.unreachable")} />}
      {own && <OwnReview own={own} refusal={refusal} />}
      <ChoiceForm form={order} />
      {reviews.length === 0 && <EmptyList text={emptyText} />}
      <div className="review-list">
        {reviews.map((review) => (
          <ReviewItem key={review.id} {...{ review, report, answering, refusal }} />
        ))}
      </div>
      {pager && <Pager pager={pager} />}
    </div>
  );
}
