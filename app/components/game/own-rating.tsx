import { useText } from "~/i18n/use-text";
import { hasNoAccount } from "~/rules/section-visibility";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { RatingForm } from "./rating-form";

type OwnRatingProps = { gameId: string; rating: number | null };

export function OwnRating({ gameId, rating }: OwnRatingProps) {
  const t = useText();
  const loginHref = useLoginHref();
  const { status } = useRootData().session;
  if (status === "authenticated") return <RatingForm gameId={gameId} rating={rating} />;
  if (!hasNoAccount(status)) return null;
  return (
    <p className="own-rating">
      <a className="text-link" href={loginHref} rel="nofollow">
        {t("game.logInToRate")}
      </a>
    </p>
  );
}
