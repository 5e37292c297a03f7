import { useText } from "~/i18n/use-text";
import { hasNoAccount } from "~/rules/section-visibility";
import { RATINGS } from "~/view-models/rating";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { OwnChoice } from "../ui/own-choice";
import { RatingForm } from "./rating-form";

type OwnRatingProps = { gameId: string; rating: string | null };

export function OwnRating({ gameId, rating }: OwnRatingProps) {
  const t = useText();
  const loginHref = useLoginHref();
  const { status } = useRootData().session;
  if (status === "authenticated") {
    return (
      <OwnChoice value={rating} options={[null, ...RATINGS.map(String)]}>
        {(stars) => <RatingForm gameId={gameId} rating={stars === null ? null : Number(stars)} />}
      </OwnChoice>
    );
  }
  if (!hasNoAccount(status)) return null;
  return (
    <p className="own-rating">
      <a className="text-link" href={loginHref} rel="nofollow">
        {t("game.logInToRate")}
      </a>
    </p>
  );
}
