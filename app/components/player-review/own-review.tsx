import { useLoginHref } from "~/components/frame/use-login-href";
import { useText } from "~/i18n/use-text";
import type { OwnReviewView, ReviewRefusal } from "~/view-models/reviews-page";
import { ButtonLink } from "../ui/button-link";
import { ReviewForm } from "./review-form";

type OwnReviewProps = { own: OwnReviewView; refusal: ReviewRefusal | undefined };

export function OwnReview({ own, refusal }: OwnReviewProps) {
  const t = useText();
  const isWritten = own.kind === "removed" || (own.kind === "form" && own.form.isWritten);
  return (
    <section className="panel own-review" aria-labelledby="own-review">
      <h2 className="heading-small" id="own-review">
        {t(isWritten ? "reviews.own" : "reviews.write")}
      </h2>
      <OwnReviewContent own={own} refusal={refusal} />
    </section>
  );
}

function OwnReviewContent({ own, refusal }: OwnReviewProps) {
  const t = useText();
  const login = useLoginHref();
  switch (own.kind) {
    case "log-in":
      return (
        <ButtonLink href={login} isDocument>
          {t("reviews.logIn")}
        </ButtonLink>
      );
    case "play":
      return (
        <>
          <p>{own.text}</p>
          <ButtonLink href={own.gameHref}>{t("reviews.play")}</ButtonLink>
        </>
      );
    case "removed":
      return (
        <>
          <p>{own.note}</p>
          <blockquote className="review-text">{own.text}</blockquote>
        </>
      );
    case "form":
      return <ReviewForm form={own.form} refusal={refusal} />;
  }
}
