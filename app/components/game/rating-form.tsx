import { useFetcher } from "@remix-run/react";
import { useState, type ChangeEvent } from "react";
import { fetchRouteScript } from "~/framework-internals/remix-globals";
import { useText } from "~/i18n/use-text";
import { requestPaths } from "~/request-paths";
import { RATINGS, type RatingResult } from "~/view-models/rating";
import { useCurrentPath } from "../frame/use-current-path";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type RatingFormProps = { gameId: string; rating: number | null };

export function RatingForm({ gameId, rating }: RatingFormProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  const fetcher = useFetcher<RatingResult>();
  const { formData, data } = fetcher;
  const [picked, setPicked] = useState(rating);
  const [isUnreachable, setUnreachable] = useState(false);
  const hasFailed = (isUnreachable || data?.ok === false) && !formData;
  const displayedRating = hasFailed ? rating : picked;
  const rate = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const fields = { gameId, rating: target.value };
    setPicked(Number(target.value));
    setUnreachable(false);
    const send = () => fetcher.submit(fields, { method: "post", action: requestPaths.ratings });
    fetchRouteScript("ratings").then(send, () => setUnreachable(true));
  };
  return (
    <form aria-label={t("game.yourRating")} method="post" action={requestPaths.ratings} className="own-rating">
      <input type="hidden" name="gameId" value={gameId} />
      <input type="hidden" name="target" value={currentPath} />
      <fieldset>
        <legend className="text-small muted">{t("game.yourRating")}</legend>
        {RATINGS.map((stars) => (
          <label key={stars} className="star">
            <input
              type="radio"
              name="rating"
              value={stars}
              required
              checked={stars === displayedRating}
              onChange={rate}
            />
            <Icon name="star" />
            <span className="visually-hidden">{t("game.ratingOf", { rating: stars })}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="no-script-only">
        {t("game.rate")}
      </Button>
      <p role="status" className="text-small muted">
        {data?.ok && !hasFailed && !formData && t("game.rated", { rating: data.rating })}
      </p>
      {hasFailed && (
        <p role="alert" className="text-small">
          {t("game.ratingFailed")}
        </p>
      )}
    </form>
  );
}
